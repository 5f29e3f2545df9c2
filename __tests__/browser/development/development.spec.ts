import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { copyProject } from '@/scripts/lib/copy-project';
import { freePort } from '@/scripts/lib/free-port';

// `npm run dev` in a copy of the project, which these tests change as its developer would. The copy lies inside
// the project, whose node_modules it finds from there, and its name has a dot, so that no tool looks into it.
const copy = 'test-results/.development';
let npm: ChildProcess;
let port = 0;
let site = '';
let terminal = '';

test.describe.configure({ mode: 'serial', timeout: 400_000 });
/** Pages are compiled when they are first requested, which takes long on a busy machine. */
const patient = { timeout: 180_000 };

test.beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  copyProject(copy);
  // With a lock file in it, Next would take the copy for the root, and read nothing outside of it.
  rmSync(join(copy, 'package-lock.json'));
  port = await freePort();
  site = `http://localhost:${port}`;
  npm = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (data) => {
      terminal += stripVTControlCharacters(String(data));
    });
  await expect.poll(listens, patient).toBe(true);
});

test.afterAll(async () => {
  npm.kill('SIGTERM');
  await expect.poll(listens, patient).toBe(false);
  // Next may write its cache for some seconds more, into folders that have just been emptied.
  await expect(() => rmSync(copy, { recursive: true, force: true })).toPass(patient);
});

test('a wrong fact is told of while it runs, and the next save recovers', async ({ page }) => {
  await page.goto(`${site}/fees`, patient);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/Fees/);

  const saved = save('content/practice.ts', (text) =>
    text.replace(/dollars: [\d.]+/, "dollars: ''"),
  );
  const sentence =
    'content/practice.ts: "fees.individual.dollars" is "", which the site cannot use. It has to be an amount in dollars above zero, without a $ sign or quotes, such as 180 or 96.65.';
  // Loaded anew, since the save may not reach the open page.
  await page.reload(patient);
  await expect(page.getByText(sentence).first()).toBeVisible(patient);
  expect(terminal).toContain(sentence);

  save('content/practice.ts', () => saved);
  await expect(heading).toHaveText(/Fees/, patient);
  await expect(page.getByText(sentence)).toHaveCount(0);
});

test('the hosts’ table is followed when it is saved, even after it was broken', async () => {
  terminal = '';
  const saved = save('hosting/rules.ts', (text) => `${text}\nexport const broken = ;\n`);
  await expect.poll(() => terminal, patient).toContain('hosting/rules.ts has changed');
  await expect.poll(() => terminal, patient).toContain('It tries again at the next save.');

  save('hosting/rules.ts', () =>
    saved.replace(
      'const redirects = [',
      "const redirects = [\n  { from: '/prices', to: '/fees' },",
    ),
  );
  const answer = () =>
    fetch(`${site}/prices`, { redirect: 'manual' }).then(
      ({ status, headers }) => [status, headers.get('location')],
      () => 'none',
    );
  await expect.poll(answer, patient).toEqual([301, '/fees']);

  // As hosting/README.md says: 308 for a slash at the end, and 404 for what is no page on a host.
  for (const [path, status] of [
    ['/fees.html', 301],
    ['/fees/', 308],
    ['/_headers', 404],
    ['/blog/a%2Fb', 404],
    ['/404', 404],
  ] as const)
    expect((await fetch(site + path, { redirect: 'manual' })).status, path).toBe(status);
});

test('a new post is told of while it cannot be read, and is at its address when it can', async () => {
  terminal = '';
  mkdirSync(join(copy, 'content/posts/new'));
  await expect.poll(() => terminal, patient).toContain('content/posts/new has no content/posts');
  writeFileSync(join(copy, 'content/posts/new/en.mdx'), '---\ntitle: Anger: a beginning\n---\n');
  await expect.poll(() => terminal, patient).toContain('content/posts/new/en.mdx:2: this is not');

  writeFileSync(
    join(copy, 'content/posts/new/en.mdx'),
    `${readFileSync('content/posts/2/en.mdx', 'utf8').replace(
      /^title: .*$/m,
      'title: Another beginning\ndraft: true',
    )}\nThe first words.\n`,
  );
  await expect.poll(() => terminal, patient).toContain('another post, or one less');
  const page = () =>
    fetch(`${site}/blog/new`).then(
      (answer) => answer.text(),
      () => '',
    );
  await expect.poll(page, patient).toContain('The first words.');
});

test('told to end, it leaves nothing listening', async () => {
  npm.kill('SIGTERM');
  await expect.poll(listens, patient).toBe(false);
});

/** Changes a file of the copy, and returns its former text. */
function save(path: string, change: (text: string) => string): string {
  const before = readFileSync(join(copy, path), 'utf8');
  writeFileSync(join(copy, path), change(before));
  return before;
}

async function listens(): Promise<boolean> {
  const socket = connect(port, 'localhost');
  const is = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return is;
}
