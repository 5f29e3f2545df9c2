/**
 * Writes a letter that asks the practice's owner what has to be settled before the launch. Below it, an editor reads
 * where each answer belongs. Ends with an error while anything is open.
 */
import './load-env.mjs';
import { practice } from '../content/practice';
import { firstUnknownDay } from '../facts/calendar/clock';
import { blank, openQuestions } from '../facts/launch';
import { readEndpoint } from '../facts/settings';
import { longDate } from '../facts/values';
import { allPosts, articleLanguage } from '../posts/posts';
import { serviceIds } from '../routing/pages';
import { wordsFor } from '../words/words';

const { pages } = wordsFor('en');
const untold = allPosts().filter((post) => !articleLanguage(post, 'en'));
const site = {
  endpoint: readEndpoint(process.env),
  untold: untold.map(({ texts }) => texts.en.title),
  payment: pages.fees.payment.ways,
  services: serviceIds.map((id) => pages[id].name),
};
const open = openQuestions(practice, site);

const questions = open.flatMap(({ chapter, number, ask, ground, boxes }, index) => [
  ...(chapter === open[index - 1]?.chapter ? [] : [`## ${chapter}`]),
  `**${number}. ${ask}** ${ground}`,
  boxes?.map((box) => `- [ ] ${box}`).join('\n') ?? `Answer: ${blank}`,
]);
const places = open.map(
  ({ number, id, where, needed }) =>
    `${number}. ${where}${needed ? '' : `. Where it may stay so, add '${id}' to "confirmed"`}.`,
);

const letter = `# Before the website of ${practice.name} opens

Hello${practice.practitioner?.name ? ` ${practice.practitioner.name}` : ''},

your website is built. Before it opens, some things can only come from you.

How to answer: reply to this letter and write into it. Put an x between the brackets, [x], where something is so, and
your words where there is a line. You need not answer all at once: a question keeps its number, and what is settled is
not asked again. What comes first keeps visitors from booking.

${questions.join('\n\n')}

Thank you.

---

Where each answer belongs; what stands in quotes is a field of content/practice.ts:

${places.join('\n')}`;
console.log(open.length > 0 ? letter : 'Nothing is open before the launch.');
console.log(
  `\nBuild the site again before ${longDate(firstUnknownDay, 'en')}: until then it knows public holidays and clocks.`,
);
process.exitCode = open.length > 0 ? 1 : 0;
