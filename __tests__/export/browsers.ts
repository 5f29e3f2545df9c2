import { files, read, select } from './exported';

/** Methods that Chrome 109, Safari 15.6 or Firefox 115 lacks. */
const methods = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with', 'isWellFormed', 'toWellFormed'],
  ...['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ...['showPopover', 'hidePopover', 'togglePopover', 'moveBefore'],
];
/** What else they lack. */
const others = [
  /\b(?:Object|Map)\.groupBy\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bArray\.fromAsync\b/,
  /\bURL\.(?:canParse|parse)\b/,
  /\bAbortSignal\.(?:any|timeout)\b/,
  // Radix asks for `ariaHidden`, and does without.
  /\.aria(?!Hidden\b)[A-Z]/,
  /\(\?<[=!]/,
  /\bstatic\s*\{/,
  /:has\(/,
];

it('no script uses what the oldest browsers lack that the site is made for', () => {
  const scripts = [
    ...files.filter((file) => file.endsWith('.js')).map((file) => [file, read(file)] as const),
    ...select('/', 'script').map(({ textContent }) => ['/', textContent ?? ''] as const),
  ];
  const used = scripts.flatMap(([file, code]) => {
    const calls = methods
      // A class may have such a method of its own.
      .filter((name) => !new RegExp(`[{};]${name}\\([\\w,]*\\)\\{`).test(code))
      .filter((name) => code.includes(`.${name}(`));
    const found = others.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
    return [...calls, ...found].map((what) => `${file}: ${what}`);
  });
  expect(used).toEqual([]);
});
