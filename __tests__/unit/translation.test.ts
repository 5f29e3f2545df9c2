/** @jest-environment node */
import type { DeliveryWords } from '@/content/en/delivery';
import { delivery } from '@/content/fr/delivery';
import type { Translation } from '@/words/shapes';

it('a word that one language lacks, or has beside the others, does not compile', () => {
  const { busy, ...lacking } = delivery;
  // @ts-expect-error: `busy` is missing.
  const less: Translation<DeliveryWords> = lacking;
  // @ts-expect-error: English has no `idle`.
  const more: Translation<DeliveryWords> = { ...delivery, idle: busy };
  expect(Object.keys(more).length - Object.keys(less).length).toBe(2);
});
