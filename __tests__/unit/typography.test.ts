import { practice } from '@/content/practice';
import { inGoodType, typographies } from '@/languages/grammar';
import type { Locale } from '@/languages/locales';
import remarkTypography from '@/posts/remark-typography.mjs';
import { wording } from '@/words/wording';

it.each<[Locale, string, string]>([
  ['en', "\"It's late,\" she said. 'Go.'", '“It’s late,” she said. ‘Go.’'],
  ['es', '¿"Qué"? ¡\'No\'!', '¿«Qué»? ¡‘No’!'],
  ['fr', '"L\'amour" ? Oui : 20 h !', '«\u00a0L’amour\u00a0»\u202f? Oui\u00a0: 20 h\u202f!'],
  [
    'fr',
    'Il dit « non »; à 10:30, sur https://a.fr/b?c',
    'Il dit «\u00a0non\u00a0»\u202f; à 10:30, sur https://a.fr/b?c',
  ],
  ['pt-br', '"Copo d\'água"', '“Copo d’água”'],
  ['fr', 'par peur d\'"emprise"', 'par peur d’«\u00a0emprise\u00a0»'],
])('what is typed in %s is set right: %s', (locale, typed, right) => {
  expect(inGoodType(typed, locale)).toBe(right);
  expect(inGoodType(right, locale)).toBe(right);
});

it('words are set right before values fill their placeholders', () => {
  expect(wording({ lead: "It's {fee.individual}" }, 'en', practice).lead).toMatch(/^It’s \$/);
});

it('an article is set right over emphasis and links, but for its code and addresses', () => {
  const address = "https://www.example.com/l'an?a='b'";
  const nodes = [
    { type: 'text', value: 'She said "' },
    { type: 'emphasis', children: [{ type: 'text', value: 'no' }] },
    { type: 'text', value: '" and didn\'t ' },
    { type: 'inlineCode', value: '"x"' },
    { type: 'link', url: address, children: [{ type: 'text', value: address }] },
  ];
  const right = structuredClone(nodes);
  Object.assign(right[0] ?? {}, { value: 'She said “' });
  Object.assign(right[2] ?? {}, { value: '” and didn’t ' });
  remarkTypography(typographies)({ type: 'paragraph', children: nodes }, { path: 'a/en.mdx' });
  expect(nodes).toEqual(right);
});
