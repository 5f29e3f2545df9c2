/** @jest-environment node */
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderWith, resultOf } from '../tools/folders';

/** What the check says of articles, by the lines of each; one start for all of them. Their site has `/fees` alone. One that says “draft” is one. */
function faultsOf(articles: readonly string[]): string[][] {
  const files = articles.flatMap((article, index) => {
    const top = `title: Post number ${index}\nexcerpt: Number ${index} ${'is about what helps. '.repeat(5)}`;
    const text = `---\n${top}\ndate: 2024-05-01\ncategory: grief-counselling\ndraft: ${article.includes('draft')}\n---\n${article}\n`;
    const post = `content/posts/post-${index}`;
    return [
      [`${post}/en.mdx`, text],
      [`${post}/two chairs.jpg`, ''],
    ];
  });
  const folder = folderWith(Object.fromEntries(files));
  symlinkSync(resolve('posts'), join(folder, 'posts'));
  const faults: string[] = resultOf(
    folder,
    `import { articleFaults } from '${resolve('posts/articles.ts')}';
    console.log(JSON.stringify(await articleFaults((path) => path === '/fees')));`,
  );
  return articles.map((_, index) => faults.filter((fault) => fault.includes(`/post-${index}/`)));
}

/** Each slip in the third line of an article, which is the tenth of its file, and how the sentence goes on. */
const slips: [article: string, sentence: string][] = [
  ['I said { to him.', 'this cannot be read.'],
  ['I <3 you.', 'this cannot be read.'],
  ['<!-- later -->', 'this cannot be read.'],
  ['See <https://www.example.com>.', 'this cannot be read.'],
  ['<PullQuote>\n\nWords.', 'this cannot be read.'],
  ['Words.</PullQuote>', 'this cannot be read.'],
  ['export of goods', 'this cannot be read.'],
  ['export const goods = 1', 'this is code.'],
  ['I said {nothing} to him.', 'this is code.'],
  ['<Quote>Words.</Quote>', 'an article has no <Quote>.'],
  ['<iframe src="https://www.example.com"></iframe>', 'an article has no <iframe>.'],
  ['<Scene of="money" />', 'there is no scene of that name.'],
  ['Some <span style="color: red">words</span>', '<span> can only say its language'],
  ['# A title', 'a heading with one # is the title’s alone.'],
  ['![Chairs](chairs.jpg)', 'the picture “chairs.jpg” is not in the post’s folder.'],
  ['![Chairs](caf%E9.jpg)', 'the picture “caf%E9.jpg” is not in the post’s folder.'],
  ['![](two%20chairs.jpg)', 'the picture “two%20chairs.jpg” has no description'],
  ['![Two *old* chairs](two chairs.jpg)', 'this link, picture or footnote cannot be read.'],
  ['[Fees](/fees “What it costs”)', 'this link, picture or footnote cannot be read.'],
  ['Words.[^1]', 'this link, picture or footnote cannot be read.'],
  ['[Fees](/fee)', 'the link /fee leads nowhere.'],
  ['[Unseen](/blog/post-0)', 'the link /blog/post-0 leads nowhere.'],
  ['[Coffee](/caf%E9)', 'the link /caf%E9 leads nowhere.'],
  ['[Site](www.example.com)', 'the link www.example.com leads nowhere.'],
  ['[Below](#below)', 'no heading of this article has the address #below.'],
];

const whole = `
## Below

[Fees](/fees?from=blog#rebate), [elsewhere](https://www.example.com/a?b#c), [below](#below), [again](#à-la-maison),
https://www.example.com, www.example.com/a_b and me@example.com.

## À la maison

| One | Two |
| :-- | --: |
| ~~1~~ | 2[^été] |

- [x] Done

[^été]: Words.

{/* A comment. */}

5 < 6, a \\{ and a \\<, <br /> and <span lang="fr">mots</span>, as he said [sic] (see below), f**k.

<PullQuote>Words.</PullQuote>

<Scene of="individual" />

![Two chairs](<two chairs.jpg> "“At one”, he said")`;

it('says of each slip in an article its file, its line and what to write, and nothing where there is none', () => {
  const [said, ...faults] = faultsOf([
    whole,
    ...slips.map(([slip]) => `\n\n${slip}\n\nWords.`),
    'Of a [draft](/blog/post-0).',
  ]);
  expect([said, faults[slips.length]]).toEqual([[], []]);
  for (const [index, [, sentence]] of slips.entries())
    expect(faults[index]).toEqual([
      expect.stringContaining(`content/posts/post-${index + 1}/en.mdx, line 10: ${sentence}`),
    ]);
});
