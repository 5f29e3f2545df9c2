/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { minVersion, satisfies, subset } from 'semver';
import { engines, scripts } from '@/package.json';

const read = (path: string) => readFileSync(path, 'utf8');
const least = read('.node-version').trim();

describe('Node', () => {
  it('is asked for in the versions that every dependency takes', () => {
    type Package = { engines?: { node?: string }; os?: string[]; cpu?: string[] };
    const packages: Record<string, Package> = JSON.parse(read('package-lock.json')).packages;
    const refused = Object.entries(packages)
      // A package for one system is not installed on the others.
      .filter(([path, { os, cpu }]) => path && !os && !cpu)
      .filter(([, { engines: asked }]) => asked?.node && !subset(engines.node, asked.node));
    expect(refused.map(([path]) => path)).toEqual([]);
  });

  it('is the oldest of these where hosts build, so that the oldest is what is tried', () => {
    expect(least).toBe(minVersion(engines.node)?.version);
    expect(satisfies(least, engines.node)).toBe(true);
  });

  it('is named in README', () => {
    expect(read('README.md')).toContain(`Node ${least.replace(/\.0$/, '')}`);
  });
});

describe('hosts that build from the repository', () => {
  const build = 'npm run build';

  it('run the build, and publish its folder', () => {
    expect(scripts).toHaveProperty('build');
    const [, folder] = /const folder = '(.*)'/.exec(read('scripts/build.ts')) ?? [];
    expect(read('netlify.toml')).toContain(`command = "${build}"\n  publish = "${folder}"`);
    expect(read('wrangler.jsonc')).toContain(`"pages_build_output_dir": "./${folder}"`);
    expect(read('wrangler.jsonc')).toContain(`build command "${build}"`);
  });

  it('run README’s test command on every change', () => {
    const [, command] = /^(npm ci && npm test)\b/m.exec(read('README.md')) ?? [];
    const workflow = read('.github/workflows/check.yml');
    expect(workflow).toContain(`- run: ${command}\n`);
    expect(workflow).toContain('node-version-file: .node-version');
  });
});
