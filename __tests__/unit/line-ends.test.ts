/** @jest-environment node */
import { execFileSync } from 'node:child_process';

it('Git checks files out with line feeds where it is told to convert them, as on Windows', () => {
  const told = ['-c', 'core.autocrlf=true', 'check-attr', 'text', 'eol', '--', 'README.md'];
  expect(execFileSync('git', told, { encoding: 'utf8' })).toBe(
    'README.md: text: auto\nREADME.md: eol: lf\n',
  );
});
