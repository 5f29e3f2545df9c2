/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { practice } from '@/content/practice';
import { readSettings } from '@/content/settings';

const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
const folders: string[] = [];

/** A folder with these files in it, as another clone would have them. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  folders.push(folder);
  // Posts are read from the folder in which the site is built.
  symlinkSync(resolve('content'), join(folder, 'content'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Runs Node in a folder, as from a shell in which only these settings are set. */
function runIn(cwd: string, settings: Record<string, string>, ...args: string[]) {
  const { NODE_ENV, SITE_URL, NEXT_PUBLIC_ENQUIRY_ENDPOINT, __NEXT_PROCESSED_ENV, ...env } =
    process.env;
  return spawnSync(process.execPath, ['--import', tsx, ...args], {
    cwd,
    encoding: 'utf8',
    env: {
      ...(env as typeof process.env),
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      ...settings,
    },
  });
}

describe('the address of the site', () => {
  it('is the practice’s own fact where nothing is set', () => {
    expect(readSettings({}).siteUrl).toBeUndefined();
    expect(readSettings({ SITE_URL: '  ' }).siteUrl).toBeUndefined();
  });

  it.each([
    ['https://preview.example.org', 'https://preview.example.org'],
    [' https://preview.example.org/ ', 'https://preview.example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('may be %j', (set, siteUrl) => {
    expect(readSettings({ SITE_URL: set })).toMatchObject({ siteUrl });
  });

  it.each([
    'foo',
    'www.example.org',
    '/preview',
    'https://a.com/sub',
    'https://a.com?b',
    'https://*',
    'http://example.org',
    'ftp://example.org',
    'https://a.com https://b.com',
    'https://a.com,https://b.com',
    'https://me:secret@example.org',
  ])('cannot be %j, and the owner reads what to write', (SITE_URL) => {
    expect(() => readSettings({ SITE_URL })).toThrow(
      `SITE_URL is ${JSON.stringify(SITE_URL)}, which the site cannot use. It has to be the whole web address of the site`,
    );
  });
});

describe('where enquiries go', () => {
  it.each([undefined, '', '  '])('is nowhere by default (%j)', (value) => {
    expect(readSettings({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: value }).enquiryEndpoint).toBe('');
  });

  it.each([
    'https://formspree.io/f/abcdwxyz',
    'https://usebasin.com/f/0123456789ab',
    'https://api.web3forms.com/submit?access_key=0000-1111',
    'https://forms.example.com/a?next=https://www.example.com/thanks',
    '/?form-name=enquiry',
    '/enquiries',
    'http://localhost:8080/enquiries',
    'http://forms.localhost/enquiries',
  ])('may be %s, with or without space around it', (value) => {
    const settings = { NEXT_PUBLIC_ENQUIRY_ENDPOINT: ` ${value}\n` };
    expect(readSettings(settings).enquiryEndpoint).toBe(value);
  });

  it.each([
    'https://formspree.io/f/…',
    'https://formspree.io/f/...',
    'https://formspree.io/f/{form_id}',
    'https://api.web3forms.com/submit?access_key=YOUR_ACCESS_KEY',
    'https://*',
    'https://',
    'https://formspree',
    'https://a.com/f/1 https://b.com/f/2',
    'https://a.com/f/1,https://b.com/f/2',
    'https://a.comhttps://b.com',
    'formspree.io/f/abcdwxyz',
    'http://formspree.io/f/abcdwxyz',
    '//formspree.io/f/abcdwxyz',
    '/\\formspree.io',
    '/en quiries',
    'https://user:secret@example.com/',
    'mailto:someone@example.com',
    'javascript:alert(1)',
  ])('cannot be %j, and the owner reads what to write', (value) => {
    expect(() => readSettings({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: value })).toThrow(
      /^NEXT_PUBLIC_ENQUIRY_ENDPOINT is ".*It has to be the whole web address of your form/,
    );
  });
});

it('names every setting that is wrong', () => {
  expect(() => readSettings({ SITE_URL: 'a', NEXT_PUBLIC_ENQUIRY_ENDPOINT: 'b' })).toThrow(
    /^SITE_URL is "a".*\nNEXT_PUBLIC_ENQUIRY_ENDPOINT is "b"/,
  );
});

describe('every step reads the same settings, wherever they are set', () => {
  const siteUrl = 'https://www.riverbend.com.au';
  const enquiryEndpoint = 'https://forms.riverbend.com.au/f/abc';
  const lines = `SITE_URL="${siteUrl}/"\nNEXT_PUBLIC_ENQUIRY_ENDPOINT=" ${enquiryEndpoint} "\n`;
  const other = 'SITE_URL=https://other.example\nNEXT_PUBLIC_ENQUIRY_ENDPOINT=/other\n';

  /** Everything in the site that depends on the settings, made by the steps of a build. */
  const dependents = `
    const at = (path) => import(${JSON.stringify(pathToFileURL(resolve('.')).href)} + '/' + path);
    (async () => {
      const settings = (await at('scripts/lib/settings.ts')).loadSettings();
      const { default: config } = (await at('next.config.ts'));
      const { enquiryOrigins } = await at('scripts/build/finish-export/policy.ts');
      const { structuredDataByFile } = await at('scripts/build/finish-export/structured-data.ts');
      const { siteMetadata } = await at('seo/metadata.ts');
      console.log(JSON.stringify({
        script: (config.default ?? config)('phase-production-build').env.NEXT_PUBLIC_ENQUIRY_ENDPOINT,
        connect: enquiryOrigins(settings.enquiryEndpoint),
        canonicalsAndCards: siteMetadata.metadataBase.origin,
        structuredData: structuredDataByFile().get('index.html'),
        feed: (await at('seo/feed.ts')).blogFeed(),
        sitemap: JSON.stringify((await at('app/sitemap.ts')).default()),
        robots: JSON.stringify((await at('app/robots.ts')).default()),
      }));
    })();`;

  it.each([
    ['the shell', {}, { SITE_URL: siteUrl, NEXT_PUBLIC_ENQUIRY_ENDPOINT: ` ${enquiryEndpoint} ` }],
    ['.env.production', { '.env.production': lines }, {}],
    ['.env.local, before .env.production', { '.env.local': lines, '.env.production': other }, {}],
  ])('in %s', (_, files, settings) => {
    const { stdout, stderr } = runIn(folderWith(files), settings, '-e', dependents);
    expect(stderr).toBe('');
    const { script, connect, canonicalsAndCards, ...texts } = JSON.parse(stdout);
    expect({ script, connect, canonicalsAndCards }).toEqual({
      script: enquiryEndpoint,
      connect: [new URL(enquiryEndpoint).origin],
      canonicalsAndCards: siteUrl,
    });
    for (const [what, text] of Object.entries(texts)) {
      expect({ what, text }).toEqual({ what, text: expect.stringContaining(siteUrl) });
      expect({ what, text }).not.toEqual({
        what,
        text: expect.stringContaining(practice.siteUrl),
      });
    }
  });

  it('launch-check takes both points for done, and refuses what the build refuses', () => {
    const script = resolve('scripts/launch-check.ts');
    const set = runIn(folderWith({ '.env.production': lines }), {}, script);
    expect(set.stdout).toContain('open before the launch');
    expect(set.stdout).not.toMatch(/siteUrl|NEXT_PUBLIC_ENQUIRY_ENDPOINT/);
    const wrong = runIn(folderWith({ '.env.production': 'SITE_URL=foo' }), {}, script);
    expect(wrong.stderr).toContain('SITE_URL is "foo", which the site cannot use.');
    expect(wrong.status).toBe(1);
  });
});

describe('what the owner wrote is checked before anything is built', () => {
  /** Prints the native libraries that were loaded. Those for pictures take longest to load. */
  const watcher = `process.on('exit', () => {
    process.report.excludeNetwork = true;
    const loaded = process.report.getReport().sharedObjects;
    console.log('loaded: ' + loaded.filter((file) => file.includes('sharp')));
  });`;

  const fact = () => {
    const folder = mkdtempSync(join(tmpdir(), 'facts-'));
    folders.push(folder);
    for (const name of ['content', 'hosting', 'lib', 'scripts', 'package.json', 'tsconfig.json'])
      cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const file = join(folder, 'content', 'practice.ts');
    const facts = readFileSync(file, 'utf8');
    writeFileSync(file, facts.replace(/phone: '[^']*'/, "phone: '5550'"));
    return folder;
  };
  const post = () => {
    const folder = mkdtempSync(join(tmpdir(), 'posts-'));
    folders.push(folder);
    mkdirSync(join(folder, 'content/posts/new'), { recursive: true });
    writeFileSync(join(folder, 'content/posts/new/en.mdx'), 'Just words.');
    return folder;
  };

  it.each<[string, () => string, Record<string, string>, RegExp]>([
    ['setting', () => folderWith({}), { SITE_URL: 'foo' }, /^\nSITE_URL is "foo", which the site/],
    ['fact', fact, {}, /^\ncontent\/practice\.ts: "phone" is "5550", which the site cannot use/],
    ['post', post, {}, /^\ncontent\/posts\/new\/en\.mdx:1: the file has to begin with its title/],
  ])(
    'a wrong %s is told of in its sentences alone, and nothing has begun',
    (_, make, settings, sentence) => {
      const folder = make();
      writeFileSync(join(folder, 'watcher.cjs'), watcher);
      mkdirSync(join(folder, 'out'));
      const before = readdirSync(folder).sort();
      const own = join(folder, 'scripts/build.ts');
      const script = existsSync(own) ? own : resolve('scripts/build.ts');
      const run = runIn(folder, settings, '--require', './watcher.cjs', script);
      expect(run.stderr).toMatch(sentence);
      expect(run.stderr).not.toMatch(/^\s+at /m);
      expect(run.status).toBe(1);
      expect(run.stdout).toBe('loaded: \n');
      // Neither a new build nor the last one is there.
      expect(readdirSync(folder).sort()).toEqual(before.filter((name) => name !== 'out'));
    },
  );

  it.each(['serve', 'launch-check'])(
    'a wrong post stops npm run %s in its sentence alone',
    (name) => {
      const folder = post();
      mkdirSync(join(folder, 'out'));
      writeFileSync(join(folder, 'out/index.html'), 'home');
      const { status, stderr } = runIn(folder, { PORT: '0' }, resolve(`scripts/${name}.ts`));
      expect(stderr).toMatch(/^\ncontent\/posts\/new\/en\.mdx:1: the file has to begin/);
      expect(stderr).not.toMatch(/^\s+at /m);
      expect(status).toBe(1);
    },
  );
});

describe('a build that fails leaves nothing that could be served', () => {
  const script = resolve('scripts/build.ts');

  /** Says in which folder Next makes the export. */
  const watcher = `if (/next$/.test(process.argv[1]))
    console.log('made in ' + process.env.EXPORT_FOLDER);`;

  it.each([
    ['of a setting', { SITE_URL: 'https://a.com/sub' }, 'SITE_URL is "https://a.com/sub"', /^$/],
    // There is nothing to build in an empty folder.
    ['of what Next finds', {}, 'The build has failed, so there is no out/.', /^made in (?!out$)/m],
  ])('because %s, nor while it runs', (_, settings, sentence, said) => {
    const folder = folderWith({ 'watcher.cjs': watcher });
    for (const name of ['out', 'out.unfinished']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'index.html'), 'an older build');
    }
    const run = runIn(folder, { ...settings, NODE_OPTIONS: '--require ./watcher.cjs' }, script);
    expect(run.stderr).toContain(sentence);
    expect(run.status).toBe(1);
    expect(run.stdout).toMatch(said);
    for (const name of ['out', 'out.unfinished'])
      expect(existsSync(join(folder, name))).toBe(false);
  });
});
