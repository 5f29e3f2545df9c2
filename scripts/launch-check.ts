/**
 * Writes a letter that asks the practice's owner what has to be settled before the launch. Below it, an editor reads
 * where each answer belongs. Ends with an error while its first part asks something.
 */
import './load-env.mjs';
import { practice } from '../content/practice';
import { firstUnknownDay } from '../facts/calendar/clock';
import { longDate } from '../facts/calendar/date-formats';
import { beforeOpening, blank, openQuestions, unknownWords } from '../facts/launch';
import { readEndpoint } from '../facts/settings';
import { allPosts, articleLanguage } from '../posts/posts';
import { serviceIds } from '../routing/pages';
import { wordsFor } from '../words/words';

const { common, pages } = wordsFor('en');
const untold = allPosts().filter((post) => !articleLanguage(post, 'en'));
const site = {
  endpoint: readEndpoint(process.env),
  untold: untold.map(({ texts }) => texts.en.title),
  payment: pages.fees.payment.ways,
  services: serviceIds().map((id) => pages[id].name),
  waitingTime: common.deciding.waitingTime,
};
const open = openQuestions(practice, site);

const questions = open.flatMap(({ part, number, ask, ground, boxes }, index) => [
  ...(part === open[index - 1]?.part ? [] : [`## ${part}`]),
  `**${number}. ${ask}** ${ground}`,
  boxes?.map((box) => `- [ ] ${box}`).join('\n') ?? `Answer: ${blank}`,
]);
const places = open.map(
  ({ number, id, where, needed }) =>
    `${number}. ${where}${needed ? '' : `. Where it may stay so, add '${id}' to "confirmed"`}.`,
);

const letter = `# What the website of ${practice.name} asks you

Hello${practice.practitioner?.name ? ` ${practice.practitioner.name}` : ''},

your website is built. Some things can only come from you: the first part before it opens, the second when you like.

How to answer: copy this letter into an email and write into it. Put an x between the brackets, [x], where something is
so, and your words where there is a line. What is settled is not asked again.

${questions.join('\n\n')}

Thank you.

---

Where each answer belongs; what stands in quotes is a field of content/practice.ts:

${places.join('\n')}`;
console.log(open.length > 0 ? letter : 'Nothing is open.');
for (const word of unknownWords(practice, site))
  console.log(
    `\nNo question has the word '${word}', which stands in "confirmed". Check its spelling.`,
  );
console.log(
  `\nBuild the site again before ${longDate(firstUnknownDay(practice), 'en')}: until then it knows public holidays and clocks.`,
);
process.exitCode = open.some(({ part }) => part === beforeOpening) ? 1 : 0;
