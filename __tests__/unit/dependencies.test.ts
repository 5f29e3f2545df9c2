/** @jest-environment node */
import { readFileSync } from 'node:fs';
import manifest from '@/package.json';

type Package = {
  version: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
};

const lock: Record<string, Package> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;
const packages = Object.entries(lock).filter(([path]) => path !== '');

it('pins every dependency', () => {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const loose = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
  const other = wanted.filter(
    ([name, version]) => lock[`node_modules/${name}`]?.version !== version,
  );
  expect(other).toEqual([]);
});

// npm leaves an optional package out of the lock file where a registry lacks it, and `npm ci` then fails elsewhere.
it('locks what other operating systems need, too', () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock[`node_modules/${name}`] && !lock[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

it('takes every package from the registry', () => {
  const elsewhere = packages.filter(([, { resolved }]) => resolved && !/^https:/.test(resolved));
  expect(elsewhere).toEqual([]);
});

it('ships nothing that runs a script when it is installed', () => {
  const scripted = packages.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev);
  expect(scripted).toEqual([]);
});
