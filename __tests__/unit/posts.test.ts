/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allLocales, prefixedLocales } from '@/languages/locales';
import { type Post, readPosts } from '@/posts/post-files';
import {
  allPosts,
  articleAt,
  articleLanguage,
  articleLanguages,
  exportedPostIds,
  postOf,
  postWords,
} from '@/posts/posts';
import { minutesToRead, readable } from '@/posts/reading-time';
import { genericPostId, isDedicated } from '@/routing/addresses';

// The posts that the practice adds have words for ids.
const specified = allPosts().filter(({ id }) => isDedicated(id) || /^\d+$/.test(id));

it('has the eleven specified posts, the first dated today, the others in 2023 and 2024', () => {
  // An owner may take all off but the dedicated and the generic one.
  const taken = (id: string) =>
    !isDedicated(id) && id !== genericPostId && !specified.some((post) => post.id === id);
  expect(specified.map(({ id }) => id)).toEqual(
    ['infidelity-ptsd', ...Array.from({ length: 10 }, (_, index) => String(index + 1))].filter(
      (id) => !taken(id),
    ),
  );
  expect(allPosts()[0]).toMatchObject({
    id: 'infidelity-ptsd',
    date: 'today',
    category: 'infidelity-recovery',
  });
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
    for (const locale of allLocales) expect(articleAt(id, locale).id).toBe(genericPostId);
  for (const locale of prefixedLocales)
    expect(articleAt('infidelity-ptsd', locale).id).toBe(genericPostId);
});

it('exports every post under every prefix, and in English all but the dedicated one', () => {
  expect(exportedPostIds('fr')).toEqual(allPosts().map(({ id }) => id));
  expect(exportedPostIds('en')).toEqual(exportedPostIds('fr').slice(1));
});

describe('a folder of posts', () => {
  let root: string;
  const excerpt =
    'A hand on the shoulder, and a cup of tea. What helps when there is nothing left to be said?';
  const file = (fields: Record<string, string>, text = '') =>
    `---\n${Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join('')}---\n${text}`;
  const english = {
    title: 'Another beginning',
    date: '2024-05-01',
    category: 'grief-counselling',
    excerpt,
  };
  const french = { title: 'Un autre début', excerpt };
  const write = (path: string, source: string | Buffer) => {
    const target = join(root, 'content/posts', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, source);
  };
  const read = (drafts = false) => readPosts({ root, drafts });
  const post = (drafts = false) => read(drafts).find(({ id }) => id === 'new') as Post;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'posts-'));
    for (const id of ['1', 'infidelity-ptsd'])
      cpSync(join('content/posts', id), join(root, 'content/posts', id), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is all that a post needs, as editors on other systems leave it', () => {
    write('.DS_Store', 'x');
    write('new/.en.mdx.swp', 'x');
    write('new/photo.JPG', 'x');
    write('new/en.mdx', `\uFEFF${file(english, '\nOne.\n\nTwo.\n').replaceAll('\n', '\r\n')}`);
    expect(post()).toEqual({
      id: 'new',
      date: '2024-05-01',
      category: 'grief-counselling',
      draft: false,
      texts: { en: { title: english.title, excerpt, draft: false, text: 'One.\r\n\r\nTwo.' } },
    });
    expect(read().map(({ id }) => id)).toEqual(['infidelity-ptsd', 'new', '1']);
  });

  it('takes the practice’s day of today, and a day to come for a draft', () => {
    jest.useFakeTimers({ now: new Date('2027-05-01T13:59Z') });
    write('new/en.mdx', file(english));
    expect(post()).toBeDefined();
    write('new/en.mdx', file({ ...english, date: '2027-05-02' }));
    expect(read).toThrow('today, 2027-05-01,');
    jest.setSystemTime(new Date('2027-05-01T14:00Z'));
    expect(post()).toBeDefined();
    write('new/en.mdx', file({ ...english, date: '2027-05-03', draft: 'true' }));
    expect(post(true)).toBeDefined();
    jest.useRealTimers();
  });

  it('sets straight marks in a title right', () => {
    write('new/en.mdx', file({ ...english, title: "We don't talk" }));
    expect(post().texts.en.title).toBe('We don’t talk');
  });

  it('composes the accents of a title that was copied from elsewhere', () => {
    write('new/en.mdx', file({ ...english, title: 'At the cafe\u0301' }));
    expect(post().texts.en.title).toBe('At the caf\u00e9');
  });

  it('has a translation by one more file, of the title alone or of the article too', () => {
    write('new/en.mdx', file(english, 'First words.'));
    const inFrench = () => [postWords(post(), 'fr').title, articleLanguage(post(), 'fr')];
    expect(inFrench()).toEqual([english.title, 'en']);
    write('new/fr.mdx', file(french));
    expect(inFrench()).toEqual([french.title, 'en']);
    write('new/fr.mdx', file(french, 'Premiers mots.'));
    expect(inFrench()).toEqual([french.title, 'fr']);
    expect(articleLanguages(post())).toEqual(['en', 'fr']);
  });

  it('keeps a draft back, and a draft of a translation', () => {
    write('new/en.mdx', file({ ...english, draft: 'true' }));
    expect(post()).toBeUndefined();
    expect(post(true)).toBeDefined();
    write('new/en.mdx', file(english));
    write('new/fr.mdx', file({ ...french, draft: 'true' }));
    expect(Object.keys(post().texts)).toEqual(['en']);
    expect(Object.keys(post(true).texts)).toEqual(['en', 'fr']);
  });

  const { title: _, ...untitled } = english;
  it.each<[string, string, string | Buffer, RegExp]>([
    ['a missing title', 'new/en.mdx', file(untitled), /new\/en\.mdx: "title" is missing/],
    [
      'an unknown category',
      'new/en.mdx',
      file({ ...english, category: 'gardening' }),
      /"category" is "gardening".* one of 'couples-therapy', .*'grief-counselling'\.$/,
    ],
    [
      'a date that is no day',
      'new/en.mdx',
      file({ ...english, date: '2026-02-30' }),
      /"date" is "2026-02-30".*such as '2026-12-24'/,
    ],
    [
      'a date that is always today',
      'new/en.mdx',
      file({ ...english, date: 'today' }),
      /en\.mdx, line \d: "date" is "today".* only infidelity-ptsd/,
    ],
    [
      'a day of the last change beside a date',
      'new/en.mdx',
      file({ ...english, updated: '2024-06-01' }),
      /new\/en\.mdx, line \d: "updated" is "2024-06-01".* the day of the last change/,
    ],
    [
      'no day of the last change where the date is today',
      'infidelity-ptsd/en.mdx',
      file({ ...english, date: 'today' }),
      /infidelity-ptsd\/en\.mdx: "updated" is missing.* the day of the last change/,
    ],
    [
      'a short excerpt',
      'new/en.mdx',
      file({ ...english, excerpt: 'Short.' }),
      /"excerpt" is "Short\.".*70 to 190 characters/,
    ],
    [
      'a title that YAML takes for a number',
      'new/en.mdx',
      file({ ...english, title: '12345678' }),
      /"title" is 12345678.*in quotes/,
    ],
    [
      'front matter that is not YAML',
      'new/en.mdx',
      file({ ...english, title: 'Anger: a beginning' }),
      /new\/en\.mdx, line 2: .*double quotes/,
    ],
    [
      'a # that begins a comment',
      'new/en.mdx',
      file({ ...english, title: 'Rule #1 # and the others' }),
      /new\/en\.mdx, line 2: of "title" .* only "Rule".*double quotes/,
    ],
    [
      'a # in a text of several lines',
      'new/en.mdx',
      file({ ...english, excerpt: `${excerpt}\n  He asked # times.` }),
      /new\/en\.mdx, line 5: of "excerpt" .* He asked".*double quotes/,
    ],
    [
      'a word that YAML takes for an anchor',
      'new/en.mdx',
      file({ ...english, title: '&You and I' }),
      /new\/en\.mdx, line 2: of "title" .* only "and I".*double quotes/,
    ],
    [
      'another encoding than UTF-8',
      '1/fr.mdx',
      Buffer.from(file(french), 'latin1'),
      /1\/fr\.mdx is not saved as UTF-8/,
    ],
    [
      'letters that were lost before',
      'new/en.mdx',
      file({ ...english, title: 'At the caf\ufffd' }),
      /new\/en\.mdx, line 2: after “title: At the caf” .*U\+FFFD/,
    ],
    [
      'a control character in the article',
      'new/en.mdx',
      file(english, '\nOne.\vTwo.'),
      /new\/en\.mdx, line 8: after “One\.” .*U\+000B/,
    ],
    [
      'a control character that YAML writes',
      'new/en.mdx',
      file({ ...english, excerpt: JSON.stringify(`${excerpt}\b`) }),
      /"excerpt" is .* without control characters/,
    ],
    [
      'a letter that its picture cannot show',
      'new/en.mdx',
      file({ ...english, title: 'Joy 🙂 and grief' }),
      /new\/en\.mdx, line 2: "title" is .* without “🙂”/,
    ],
    [
      'a day that is still to come',
      'new/en.mdx',
      file({ ...english, date: '2031-01-01' }),
      /new\/en\.mdx, line 3: "date" is "2031-01-01", .*today, \d{4}-\d\d-\d\d, .* draft: true/,
    ],
    ['no front matter', 'new/en.mdx', 'Just words.', /new\/en\.mdx has to begin.*three hyphens/],
    [
      'a field that nobody knows',
      'new/en.mdx',
      file({ ...english, autor: 'Me' }),
      /new\/en\.mdx, line 6: .*field called "autor"/,
    ],
    ['a date in a translation', '1/fr.mdx', file({ ...french, date: '2024-01-01' }), /"date" here/],
    ['no English', 'new/fr.mdx', file(french), /new has fr\.mdx\. .* English text, en\.mdx/],
    ['an unknown language', '1/xx.mdx', file(english), /1 has .*xx\.mdx.* pt-br\.mdx/],
    ['a generic article without a text', '1/fr.mdx', file(french), /1\/fr\.mdx has no article/],
    [
      'a text for the page that is in English only',
      'infidelity-ptsd/fr.mdx',
      file(french, 'Mots.'),
      /infidelity-ptsd\/fr\.mdx has an article, and this one is in English only/,
    ],
    ['a post that is no folder', 'new.mdx', file(english), /new\.mdx: a post is a folder/],
    ['a name that is no address', 'My Post/en.mdx', file(english), /My Post: .*small letters/],
    ['the name of the list', 'index/en.mdx', file(english), /index: .*not “index”/],
  ])('refuses %s, and says so in a sentence', (_, path, source, sentence) => {
    write(path, source);
    expect(read).toThrow(sentence);
  });

  it.each(['false', 'true'])(
    'refuses a title and an excerpt that another post has, draft: %s',
    (draft) => {
      write('one/en.mdx', file(english));
      write('two/en.mdx', file({ ...english, date: '2024-06-01', draft }));
      expect(() => read()).toThrow(
        /two\/en\.mdx, line 2: "title" is the same as in .*one\/en\.mdx\..*\n.*two\/en\.mdx, line \d: "excerpt"/,
      );
    },
  );

  it('says at once what is wrong with all posts', () => {
    write('one/en.mdx', file({ ...english, date: 'soon' }));
    write('two/en.mdx', 'x');
    expect(read).toThrow(/one.*"date".*\n.*two/);
  });
});

it('counts what is read of an article, and no tags or addresses', () => {
  const text = '<Note kind="x">One [two](/three-four) ![five](six.jpg "seven")</Note>';
  expect(readable(text)).toBe('One two !five seven');
  expect(minutesToRead('word '.repeat(10))).toBe(1);
  expect(minutesToRead('parole '.repeat(1000))).toBe(5);
});
