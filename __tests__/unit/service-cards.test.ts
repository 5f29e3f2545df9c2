/** @jest-environment node */
import { cardSpan } from '@/components/sections/service-card';

it.each([1, 2, 5, 6, 7, 8, 13])('%i cards fill whole rows of twelve columns', (count) => {
  const spans = Array.from({ length: count }, (_, index) =>
    Number(cardSpan(index, count, false)?.split('-').at(-1)),
  );
  for (let index = 0; index < count; index += 2)
    expect((spans[index] ?? 0) + (spans[index + 1] ?? 0)).toBe(12);
});
