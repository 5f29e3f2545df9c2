import { crisisNumbers } from '@/content/crisis-lines';
import { addresses, textsOn } from './exported';

it('every crisis number on every exported page can be tapped', () => {
  expect(addresses).toContain('/help');
  const allowed = 'a:is([href^="tel:"], [href^="sms:"]), script, style, noscript';
  const bare = addresses.flatMap((address) =>
    textsOn(address)
      .filter(({ data }) => crisisNumbers.test(data))
      .filter(({ parentElement }) => !parentElement?.closest(allowed))
      .map(({ data }) => `${address}: ${data}`),
  );
  expect(bare).toEqual([]);
});
