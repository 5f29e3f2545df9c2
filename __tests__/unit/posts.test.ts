/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { blogRoute } from '@/app/blog-route';
import { BlogPaging } from '@/components/pages/blog/blog-paging';
import { articleFaults } from '@/content/article-text';
import { allLocales, prefixedLocales } from '@/content/locales';
import {
  dedicatedPostIds,
  genericPostId,
  type Post,
  readPosts,
  reservedPostIds,
} from '@/content/post-files';
import {
  allPosts,
  articleAt,
  articleLanguage,
  articleLanguages,
  blogPages,
  blogYears,
  isDedicated,
  postOf,
  postsOfPage,
  postWords,
  publishedDay,
} from '@/content/posts';
import { blogPage, sitePages } from '@/content/site-pages';
import { wordsFor } from '@/content/words';
import { splitFrontMatter } from '@/lib/front-matter';
import { minutesToRead, readable } from '@/lib/reading-time';
import { blogPageMetadata } from '@/seo/metadata';
import { structuredData } from '@/seo/structured-data';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

// The posts that the practice adds have words for ids.
const specified = allPosts().filter(({ id }) => isDedicated(id) || /^\d+$/.test(id));

it('has the eleven specified posts, the first dated today', () => {
  expect(specified.map(({ id }) => id)).toEqual([
    'infidelity-ptsd',
    ...Array.from({ length: 10 }, (_, index) => String(index + 1)),
  ]);
  expect(allPosts()[0]).toMatchObject({
    id: 'infidelity-ptsd',
    date: 'today',
    category: 'infidelity-recovery',
  });
});

it('draws them from all six categories, in 2023 and 2024', () => {
  const categories = new Set(specified.map(({ category }) => category));
  expect([...categories].sort()).toEqual(Object.keys(wordsFor('en').common.categories).sort());
  for (const { date } of specified.slice(1)) expect(date).toMatch(/^202[34]-/);
});

it('has the generic article under id 1, in every language', () => {
  const generic = postOf(genericPostId);
  expect(generic).toMatchObject({ id: '1', date: '2024-03-15', category: 'couples-therapy' });
  expect(generic.texts.en.title).toBe('5 Signs Your Relationship Needs Counselling');
  expect(articleLanguages(generic)).toEqual(allLocales);
});

it('shows the generic article for the ids without a text, and for those that nobody knows', () => {
  for (const id of ['2', '10', 'anything', 'constructor', ''])
    for (const locale of allLocales) expect(articleAt(id, locale).id).toBe('1');
  for (const locale of prefixedLocales)
    expect(articleAt('infidelity-ptsd', locale).id).toBe(genericPostId);
});

it('lists them newest first, each id once', () => {
  const dates = allPosts()
    .slice(1)
    .map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(allPosts().map(({ id }) => id)).size).toBe(allPosts().length);
});

it('knows the routes under /blog that a post would be hidden by', () => {
  const routes = readdirSync('app/(en)/blog', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
    .map(({ name }) => name);
  expect([...reservedPostIds, ...dedicatedPostIds]).toEqual(expect.arrayContaining(routes));
});

describe('a folder of posts', () => {
  let root: string;
  const excerpt =
    'A hand on the shoulder, and a cup of tea. What helps when there is nothing left to be said?';
  const front = (fields: Record<string, string>) =>
    `---\n${Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join('')}---\n`;
  const english = {
    title: 'Another beginning',
    date: '2024-05-01',
    category: 'grief-counselling',
    excerpt,
  };
  const write = (path: string, source: string) => {
    const file = join(root, 'content/posts', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  };
  const read = (drafts = false) => readPosts({ root, drafts });
  const complaint = () => {
    try {
      read();
    } catch (error) {
      return (error as Error).message;
    }
    return 'no complaint';
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'posts-'));
    for (const id of ['1', 'infidelity-ptsd'])
      cpSync(join('content/posts', id), join(root, 'content/posts', id), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is all that a post needs', () => {
    write('new/en.mdx', `${front(english)}\nFirst words.\n`);
    const post = read().find(({ id }) => id === 'new');
    expect(post).toEqual({
      id: 'new',
      date: '2024-05-01',
      category: 'grief-counselling',
      draft: false,
      texts: { en: { title: english.title, excerpt, draft: false, text: 'First words.' } },
    });
    expect(read().map(({ id }) => id)).toEqual(['infidelity-ptsd', 'new', '1']);
  });

  it('has a translation by one more file, and lists the post in English until then', () => {
    write('new/en.mdx', `${front(english)}\nFirst words.\n`);
    let [, post = postOf('1')] = read();
    expect(articleLanguage(post, 'fr')).toBe('en');
    expect(postWords(post, 'fr')).toMatchObject({ title: english.title, language: 'en' });

    // With only a title translated, the list is in that language and the article in English.
    write('new/fr.mdx', front({ title: 'Un autre début', excerpt }));
    [, post = postOf('1')] = read();
    expect(articleLanguage(post, 'fr')).toBe('en');
    expect(postWords(post, 'fr')).toMatchObject({ title: 'Un autre début', language: 'fr' });

    write('new/fr.mdx', `${front({ title: 'Un autre début', excerpt })}\nPremiers mots.\n`);
    [, post = postOf('1')] = read();
    expect(articleLanguage(post, 'fr')).toBe('fr');
    expect(articleLanguages(post)).toEqual(['en', 'fr']);
  });

  it('keeps a draft back, and a draft of a translation', () => {
    write('new/en.mdx', `${front({ ...english, draft: 'true' })}\nFirst words.\n`);
    expect(read().map(({ id }) => id)).not.toContain('new');
    expect(read(true).map(({ id }) => id)).toContain('new');

    write('new/en.mdx', `${front(english)}\nFirst words.\n`);
    write('new/es.mdx', `${front({ title: 'Otro comienzo', excerpt, draft: 'true' })}\nPalabras.`);
    const texts = (drafts: boolean) => read(drafts).find(({ id }) => id === 'new')?.texts;
    expect(Object.keys(texts(false) ?? {})).toEqual(['en']);
    expect(Object.keys(texts(true) ?? {})).toEqual(['en', 'es']);
  });

  it('is read as editors on other systems leave it', () => {
    write('.DS_Store', 'x');
    write('new/.en.mdx.swp', 'x');
    write('new/photo.JPG', 'x');
    write('new/en.mdx', `\uFEFF${front(english)}\nOne.\n\nTwo.\n`.replaceAll('\n', '\r\n'));
    expect(read()[1]?.texts.en.text).toBe('One.\r\n\r\nTwo.');
  });

  const { title: _, ...untitled } = english;
  it.each<[string, string, string, RegExp]>([
    ['a missing title', 'new/en.mdx', front(untitled), /new\/en\.mdx:1: "title" is missing/],
    [
      'an unknown category',
      'new/en.mdx',
      front({ ...english, category: 'gardening' }),
      /new\/en\.mdx:4: "category" is "gardening".* one of couples-therapy, .*grief-counselling\.$/,
    ],
    [
      'a date that is no day',
      'new/en.mdx',
      front({ ...english, date: '2026-02-30' }),
      /new\/en\.mdx:3: "date" is "2026-02-30".*written like 2026-03-15/,
    ],
    [
      'a date that is always today',
      'new/en.mdx',
      front({ ...english, date: 'today' }),
      /new\/en\.mdx: "date" is today/,
    ],
    [
      'a short excerpt',
      'new/en.mdx',
      front({ ...english, excerpt: 'Too short.' }),
      /new\/en\.mdx:5: "excerpt" is "Too short\.".*70 to 190 characters; this has 10/,
    ],
    [
      'a long excerpt',
      'new/en.mdx',
      front({ ...english, excerpt: 'x'.repeat(191) }),
      /new\/en\.mdx:5: .*70 to 190 characters; this has 191/,
    ],
    [
      'a title that YAML takes for a number',
      'new/en.mdx',
      front({ ...english, title: '12345678' }),
      /new\/en\.mdx:2: "title" is 12345678.*in quotes/,
    ],
    [
      'front matter that is not YAML',
      'new/en.mdx',
      front({ ...english, title: 'Anger: a beginning' }),
      /new\/en\.mdx:2: this is not YAML.*double quotes/,
    ],
    [
      'a list in place of fields',
      'new/en.mdx',
      '---\n- title\n---\n',
      /new\/en\.mdx:2: between the hyphens stand fields/,
    ],
    ['no front matter', 'new/en.mdx', 'Just words.', /new\/en\.mdx:1: .*three hyphens/],
    ['front matter without an end', 'new/en.mdx', '---\ntitle: x\n', /new\/en\.mdx:1: .*hyphens/],
    [
      'a field that nobody knows',
      'new/en.mdx',
      front({ ...english, autor: 'Me' }),
      /new\/en\.mdx:6: .*field called "autor"\. The fields are title, excerpt/,
    ],
    [
      'a draft that is a word',
      'new/en.mdx',
      front({ ...english, draft: 'yes' }),
      /new\/en\.mdx:6: "draft" is "yes".*true or false/,
    ],
    [
      'no English',
      'new/fr.mdx',
      front({ title: 'Un début', excerpt }),
      /new has no .*new\/en\.mdx/,
    ],
    [
      'a date in a translation',
      '1/fr.mdx',
      front({ title: 'Un début', excerpt, date: '2024-01-01' }),
      /1\/fr\.mdx:4: "date" stands in en\.mdx/,
    ],
    [
      'a generic article without a text',
      '1/fr.mdx',
      front({ title: 'Un début', excerpt }),
      /1\/fr\.mdx has no article.*Français/,
    ],
    [
      'a text for the page that is in English only',
      'infidelity-ptsd/es.mdx',
      `${front({ title: 'Otro comienzo', excerpt })}\nPalabras.`,
      /infidelity-ptsd\/es\.mdx has an article.*English only/,
    ],
    ['an unknown language', 'new/xx.mdx', front(english), /new\/xx\.mdx is neither.*pt-br\.mdx/],
    ['a file that is no text', 'new/notes.docx', 'x', /new\/notes\.docx is neither/],
    ['a post that is no folder', 'new.mdx', front(english), /posts\/new\.mdx is no folder/],
    ['a name that is no address', 'My Post/en.mdx', front(english), /My Post: .*such as my-post/],
    ['a name of capitals', 'New/en.mdx', front(english), /New: .*small letters/],
    ['a name that the list has', 'index/en.mdx', front(english), /index: the blog has a page/],
    ['a name that its pages have', 'page/en.mdx', front(english), /page: the blog has a page/],
  ])('refuses %s, and says where', (_, path, source, sentence) => {
    write(path, source);
    expect(complaint()).toMatch(sentence);
  });

  it('refuses two posts with one id, with one title, and an article in translation only', () => {
    write('again/en.mdx', front(english));
    write('Again/en.mdx', front(english));
    expect(complaint()).toMatch(/Again and content\/posts\/again are two posts with one id/);
    rmSync(join(root, 'content/posts/Again'), { recursive: true });

    write('other/en.mdx', front({ ...english, title: 'Another Beginning' }));
    expect(complaint()).toMatch(/again\/en\.mdx and .*other\/en\.mdx have one title/);
    write('other/en.mdx', front({ ...english, title: 'A third beginning' }));

    write('other/pt-br.mdx', `${front({ title: 'Um começo', excerpt })}\nPalavras.`);
    expect(complaint()).toMatch(/other\/pt-br\.mdx has an article, and the English file has none/);
  });

  it('says all that is wrong at once', () => {
    write('one/en.mdx', front({ ...english, date: 'soon', category: 'x' }));
    write('two/en.mdx', 'x');
    expect(complaint().split('\n')).toHaveLength(3);
  });
});

it('parts front matter from text, and knows the line on which the text begins', () => {
  expect(splitFrontMatter('---\na: 1\n---\n\n\nText\n---\nmore\n')).toEqual({
    yaml: 'a: 1\n',
    text: 'Text\n---\nmore',
    textLine: 6,
  });
  expect(splitFrontMatter('---\n---')).toEqual({ yaml: '', text: '', textLine: 2 });
  expect(splitFrontMatter('Text\n---\na: 1\n---\n')).toBeNull();
});

it('counts what is read of an article, and no tags or addresses', () => {
  const text = '<Note kind="x">One [two](/three-four) ![five](six.jpg "seven")</Note>';
  expect(readable(text)).toBe('One two  !five seven');
  expect(minutesToRead('word '.repeat(10), 'en-AU')).toBe(1);
  expect(minutesToRead('parole '.repeat(1000), 'fr')).toBe(5);
});

describe('the list of the blog', () => {
  const paths = () =>
    blogRoute()
      .generateStaticParams({ params: {} })
      .map(({ id }) => id.join('/'));
  const withPosts = (count: number) => {
    const more = Array.from({ length: count - specified.length }, (_, index) => ({
      ...postOf('2'),
      id: `more-${index}`,
      date: `${2022 - Math.floor(index / 20)}-01-01`,
    }));
    (allPosts() as Post[]).splice(0, allPosts().length, ...specified, ...more);
  };
  const ours = [...allPosts()];
  afterEach(() => {
    (allPosts() as Post[]).splice(0, allPosts().length, ...ours);
  });

  it('is one page while it fits into one', () => {
    withPosts(24);
    expect(blogPages()).toBe(1);
    expect(paths().filter((path) => path.includes('/'))).toEqual([]);
    expect(sitePages().map(({ path }) => path)).not.toContain('/blog/page/2');
  });

  it('goes on in pages that no post’s address can be, each with an address of its own', () => {
    withPosts(60);
    expect(paths().filter((path) => path.includes('/'))).toEqual(['page/2', 'page/3']);
    const all = [1, 2, 3].flatMap((part) => postsOfPage(part));
    expect(all).toEqual(allPosts());

    const second = blogPageMetadata(2, 'fr');
    expect(second.title).toMatch(/Page 2 sur 3/);
    expect(second.alternates?.canonical).toBe('/fr/blog/page/2');
    expect(second.alternates?.languages).toMatchObject({ 'en-AU': '/blog/page/2' });
    const { path } = sitePages().find((page) => page.path === '/blog/page/3') ?? {};
    expect(path).toBeDefined();
    const [list] = structuredData(blogPage(3), 'en')['@graph'] as unknown as {
      blogPost: unknown[];
    }[];
    expect(list?.blogPost).toHaveLength(60 - 48);
  });

  it('says on which page each year begins', () => {
    withPosts(60);
    const years = blogYears();
    // The first part holds 24 posts, and each year's first post stands on the part that is named.
    const first = (year: string) =>
      allPosts().findIndex((post) => publishedDay(post)?.startsWith(year));
    expect(years.map(({ year }) => year)).toEqual([
      ...new Set(allPosts().flatMap((post) => publishedDay(post)?.slice(0, 4) ?? [])),
    ]);
    for (const { year, part } of years) expect(part).toBe(Math.floor(first(year) / 24) + 1);
    expect(years.at(-1)?.part).toBe(3);
  });

  it('leads from page to page, and to each year, without a script', () => {
    withPosts(60);
    const html = renderToStaticMarkup(BlogPaging({ locale: 'es', part: 2 }));
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links.slice(0, 2)).toEqual(['/es/blog', '/es/blog/page/3']);
    expect(links.at(-1)).toBe('/es/blog/page/3');
    expect(html).toContain('Página 2 de 3');
  });
});

describe('the text of an article', () => {
  const place = { file: 'content/posts/new/en.mdx', line: 7 };
  it.each([
    ['a picture without a description', '![](chairs.jpg)', /en\.mdx:8: .*chairs\.jpg has no desc/],
    ['a picture that is not there', '![Two](chair.jpg "At one")', /en\.mdx:8: there is no picture/],
    ['a picture elsewhere', '![Two](https://a.example/x.jpg)', /:8: .*is not beside the text/],
    ['a picture as a tag', '<img src="chairs.jpg" />', /:8: a picture is written like this/],
    ['a second title', '# Again', /:8: .*two signs: ##/],
  ])('may not have %s', (_, line, sentence) => {
    expect(articleFaults(`Words.\n${line}\n`, place, ['chairs.jpg']).join('\n')).toMatch(sentence);
  });

  it('may have a described picture, with a caption', () => {
    const text = 'Words.\n\n![Two chairs](chairs.jpg "At one")\n\n## Part\n';
    expect(articleFaults(text, place, ['chairs.jpg'])).toEqual([]);
  });
});
