import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { folderWith, resultOf } from '../tools/folders';

/** What the check says of articles, by the lines of each; one start for all of them. Their site has `/fees` and `/help` alone. One that says “draft” is one. */
async function faultsOf(articles: readonly string[]): Promise<string[][]> {
  const picture = sharp({ create: { width: 320, height: 640, channels: 3, background: '#357' } });
  const jpeg = await picture.jpeg().toBuffer();
  const svg = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  const files = articles.flatMap((article, index) => {
    const top = `title: Post number ${index}\nexcerpt: Number ${index} ${'is about what helps. '.repeat(5)}`;
    const text = `---\n${top}\ndate: 2024-05-01\ncategory: grief-counselling\ndraft: ${article.includes('draft')}\n---\n${article}\n`;
    const post = `content/posts/post-${index}`;
    return [
      [`${post}/en.mdx`, text],
      [`${post}/two chairs.jpg`, jpeg],
      // As macOS writes it.
      [`${post}/cafe\u0301.jpg`, jpeg],
      [`${post}/half.jpg`, jpeg.subarray(0, -200)],
      [`${post}/tiny.svg`, svg(319, 200)],
      [`${post}/high.svg`, svg(400, 801)],
      [`${post}/huge.svg`, svg(17_000, 17_000)],
    ];
  });
  const folder = folderWith(Object.fromEntries(files));
  symlinkSync(resolve('posts'), join(folder, 'posts'));
  const faults: string[] = resultOf(
    folder,
    `import { articleFaults } from '${resolve('posts/articles.ts')}';
    console.log(JSON.stringify(await articleFaults((path) => ['/fees', '/help'].includes(path))));`,
  );
  return articles.map((_, index) => faults.filter((fault) => fault.includes(`/post-${index}/`)));
}

/** Slips in the tenth line of a file, and how the sentence about each goes on. */
const slips: [article: string, sentence: string][] = [
  ['I said { to him.', 'this cannot be read.'],
  ['I <3 you.', 'this cannot be read.'],
  ['<PullQuote>\n\nWords.', 'this cannot be read.'],
  ['I said {nothing} to him.', 'this is code.'],
  ['<Quote>Words.</Quote>', 'an article has no <Quote>.'],
  ['<Scene of="money" />', 'there is no scene of that name.'],
  ['Some <span style="color: red">words</span>', '<span> can only say its language'],
  ['# A title', 'one # is the title’s alone.'],
  ['![Chairs](chairs.jpg)', 'the picture “chairs.jpg” is not in the post’s folder.'],
  ['![Chairs](caf%E9.jpg)', 'the picture “caf%E9.jpg” is not in the post’s folder.'],
  ['![](two%20chairs.jpg)', 'the picture “two chairs.jpg” has no description'],
  ['![Chairs](half.jpg)', 'the file “half.jpg” is no picture'],
  ['![Chairs](tiny.svg)', 'the file “tiny.svg” is 319 pixels wide and 200 high, and would blur.'],
  ['![Chairs](high.svg)', 'the file “high.svg” is 400 pixels wide and 801 high, which is higher'],
  ['![Chairs](huge.svg)', 'the file “huge.svg” is 17000 pixels wide and 17000 high, which is more'],
  ['[Fees](/fees “What it costs”)', 'this link, picture or footnote cannot be read.'],
  ['Words.[^1]', 'this link, picture or footnote cannot be read.'],
  ['[Fees](/fee)', 'the link /fee leads nowhere.'],
  ['[Unseen](/blog/unseen)', 'the link /blog/unseen leads nowhere.'],
  ['[Below](#below)', 'no heading of this article has the address #below.'],
  ['[](/fees)', 'this link has no words.'],
  ['[Write](mailto:me@example)', 'the link mailto:me@example leads to no email address.'],
  ['[Call](tel:12)', 'the link tel:12 leads to no number.'],
  ['See [my fees] (/fees).', 'this link, picture or footnote cannot be read.'],
  ['See (my fees)[/fees].', 'this link, picture or footnote cannot be read.'],
  ['[^source]: Its words.', 'nobody sees this'],
  ['##', 'this heading has no words.'],
  ['—-', 'a line across is three hyphens'],
  ['### A third', 'one # is the title’s alone.'],
  ['An ordinary sentence.\n---', 'a heading is written ## A heading.'],
  ['##Heading', 'this heading needs two to four signs and a space'],
  ['• One', 'this makes no list.'],
  ['1986. That was the year.', 'this number begins a list.'],
  ['| Day | Time |\n| Mon | 9 |', 'this makes no table'],
  ['| Day | Time |\n| --- | --- |\n| Mon |', 'this makes no table'],
  ['```\nThe rest.', 'this has no end'],
  ['This is **strong and open.', 'here *, _, ~ or ` stands alone.'],
  ['This is _important.', 'here *, _, ~ or ` stands alone.'],
];

const whole = `
## Below

[Fees](/fees?from=blog), [help](/help#b), [000](tel:000), [write](mailto:me@example.com?subject=Hi), [elsewhere](https://www.example.com/a?b#c), [below](#below), [again](#à-la-maison),
https://www.example.com, www.example.com/a_b and me@example.com.

## À la maison

| One | Two |
| :-- | --: |
| ~~1~~ | 2[^été] |

- [x] Done

[^été]: Words.

{/* A comment. */}

5 < 6, a \\{ and a \\<, <br /> and <span lang="fr">mots</span>, as he said [sic] (see below), f**k, from $180 to $220, at 9:30: or 10:00:, #MeToo and *so*.

1986\\. That was the year. 2 * 3, 5\\* and \\_so\\_, I feel ____ when you ____, ¿*qué*? (*see below*) *3*(1), Φιλία, a | b and https://en.wikipedia.org/wiki/Foo_(bar).

– Bonjour, dit-elle.\\
– Bonsoir.

O que fica é o
o que resta.

3. Three

* * *

<PullQuote>Words.</PullQuote>

<Scene of="individual" />

![Two chairs](<two chairs.jpg> "“At one”, he said")

![A café](café.jpg)`;

const draft = `/blog/post-${slips.length}`;
let faults: string[][];
beforeAll(async () => {
  faults = await faultsOf([
    ...slips.map(([slip]) => `\n\n${slip}\n`),
    `One draft may lead [to another](${draft}).`,
    `A post that is [seen](${draft}) may not.`,
    whole,
    '## One\n\nWords.[^a]\n\n#### Three\n\n[^a]: One.\n\n[^a]: Two.',
  ]);
});

it.each(slips.map(([slip, sentence], index) => [slip, sentence, index] as const))(
  'says of %j, with its file and line, “%s”',
  (_, sentence, index) => {
    expect(faults[index]).toEqual([
      expect.stringContaining(`content/posts/post-${index}/en.mdx, line 10: ${sentence}`),
    ]);
  },
);

it('says nothing where there is no slip, each thing where there are several, and leads from drafts alone to drafts', () => {
  const [fromDraft, fromPublic, none, two] = faults.slice(slips.length);
  expect([fromDraft, none]).toEqual([[], []]);
  expect(fromPublic?.join()).toContain(`the link ${draft} leads nowhere.`);
  expect(two).toEqual([
    expect.stringContaining('line 12: one # is the title’s alone.'),
    expect.stringContaining('line 16: this name is taken'),
  ]);
});
