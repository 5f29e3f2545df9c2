import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allLocales } from '@/languages/locales';
import { type Post, readPosts } from '@/posts/post-files';
import { allPosts, articleLanguage, articleLanguages, postOf, postWords } from '@/posts/posts';
import { genericPostId, isDedicated } from '@/routing/addresses';
import { folderWith } from '../tools/folders';
import { writeFiles } from '../tools/write-files';

// The posts that the practice adds have words for ids.
const specified = allPosts().filter(({ id }) => isDedicated(id) || /^\d+$/.test(id));

it('has the specified posts in their order, the first dated today, the others in 2023 and 2024', () => {
  const ids = specified.map(({ id }) => id);
  const all = ['infidelity-ptsd', ...Array.from({ length: 10 }, (_, index) => String(index + 1))];
  // An owner may take all off but the dedicated and the generic one.
  expect(ids).toEqual(all.filter((id) => ids.includes(id)));
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

const project = process.cwd();

describe('a folder of posts', () => {
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
  const write = (path: string, source: string | Buffer) =>
    writeFiles('content/posts', { [path]: source });
  const post = (drafts = false) => readPosts({ drafts }).find(({ id }) => id === 'new') as Post;

  beforeEach(() => {
    const root = folderWith();
    for (const id of ['1', 'infidelity-ptsd'].map((id) => `content/posts/${id}`))
      cpSync(join(project, id), join(root, id), { recursive: true });
    process.chdir(root);
  });

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
    expect(readPosts().map(({ id }) => id)).toEqual(['infidelity-ptsd', 'new', '1']);
  });

  it('takes the practice’s day of today, and a day to come for a draft', () => {
    jest.useFakeTimers({ now: new Date('2027-05-01T13:59Z') });
    write('new/en.mdx', file({ ...english, date: '2027-05-02' }));
    expect(readPosts).toThrow('today, 2027-05-01,');
    jest.setSystemTime(new Date('2027-05-01T14:00Z'));
    expect(post()).toBeDefined();
    write('new/en.mdx', file({ ...english, date: '2027-05-03', draft: 'true' }));
    expect(post(true)).toBeDefined();
    jest.useRealTimers();
  });

  it('has its title set right: straight marks, and accents that were copied from elsewhere', () => {
    write('new/en.mdx', file({ ...english, title: "We don't talk at the cafe\u0301" }));
    expect(post().texts.en.title).toBe('We don’t talk at the caf\u00e9');
  });

  it('has an excerpt of several lines', () => {
    write('new/en.mdx', file({ ...english, excerpt: `|\n  ${excerpt.replace(', ', ',\n  ')}` }));
    expect(post().texts.en.excerpt).toBe(excerpt);
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
  it.each<[string, string | Buffer, RegExp]>([
    ['new/en.mdx', file(untitled), /new\/en\.mdx: "title" is missing/],
    ['new/en.mdx', file({ ...english, title: '12345678' }), /"title" is 12345678.*in quotes/],
    ['new/en.mdx', file({ ...english, title: 'Joy 🙂 and grief' }), /"title" is .* without “🙂”/],
    ['new/en.mdx', file({ ...english, category: 'love' }), /"category" is "love".* 'grief-coun/],
    ['new/en.mdx', file({ ...english, date: '2026-02-30' }), /"date" is "2026-02-30".*such as/],
    ['new/en.mdx', file({ ...english, date: 'today' }), /line 3: "date" is "today".* a day/],
    ['new/en.mdx', file({ ...english, author: 'Me' }), /line 6: .*field called "author"/],
    ['new/en.mdx', file({ ...english, excerpt: 'Short.' }), /"excerpt" is "Short\.".*70 to 190/],
    ['new/en.mdx', file({ ...english, title: 'Now: a start' }), /line 2: .*double quotes/],
    ['new/en.mdx', file(english, '\nOne.\vTwo.'), /line 8: a character .*U\+000B, cannot be seen/],
    [
      'new/en.mdx',
      file(english, '\nIt was \ufb01ne.'),
      /line 8: .*U\+FB01.* only looks like a letter/,
    ],
    [
      'new/en.mdx',
      file(english).replace(/^(date.*)$/m, '$1\n$1'),
      /line \d: this field is written twice/,
    ],
    ['new/en.mdx', file({ ...english, title: 'A fight # again' }), /line 2: .*double quotes/],
    ['new/en.mdx', file({ ...english, excerpt: `${excerpt} **Now.**` }), /without “\*\*”: here/],
    ['new/en.mdx', file({ ...english, title: 'Nguyễn and I' }), /without “ễ”, which/],
    ['new/en.mdx', 'Just words.', /new\/en\.mdx has to begin.*three hyphens/],
    [
      '1/fr.mdx',
      Buffer.from(file(french), 'latin1'),
      /1\/fr\.mdx, line 2: a character .*U\+FFFD.* UTF-8/,
    ],
    ['1/fr.mdx', file({ ...french, date: '2024-01-01' }), /line 4: .*field called "date" here/],
    ['1/fr.mdx', file(french), /1\/fr\.mdx has no article/],
    ['1/xx.mdx', file(english), /1 has .*xx\.mdx.* pt-br\.mdx/],
    [
      'new/en.mdx.txt',
      file(english),
      /new has no en\.mdx, but en\.mdx\.txt\. .* English text, en\.mdx/,
    ],
    ['new/fr.mdx', file(french), /new has no en\.mdx, but fr\.mdx\. .* English text, en\.mdx/],
    [
      'infidelity-ptsd/fr.mdx',
      file(french, 'Mots.'),
      /ptsd\/fr\.mdx has an article, .* English only/,
    ],
    ['new.mdx', file(english), /new\.mdx: a post is a folder/],
    ['My Post/en.mdx', file(english), /My Post: .*small letters/],
  ])('refuses a slip in %s with a sentence', (path, source, sentence) => {
    write(path, source);
    expect(readPosts).toThrow(sentence);
  });

  it('refuses a title and an excerpt that another post has, and says what is wrong with all posts', () => {
    write('one/en.mdx', file(english));
    write('two/en.mdx', file({ ...english, draft: 'true' }));
    write('x/en.mdx', 'x');
    expect(readPosts).toThrow(
      /x\/en\.mdx has to .*\n.*two\/en\.mdx: "title" is the same as in .*one\/en\.mdx\..*\n.*"excerpt"/,
    );
  });

  it('refuses to lose a post that other pages need', () => {
    rmSync('content/posts/infidelity-ptsd', { recursive: true });
    expect(readPosts).toThrow(/content\/posts\/infidelity-ptsd is gone\./);
  });
});
