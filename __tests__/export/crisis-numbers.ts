import { crisisLines, crisisNumbers } from '@/content/crisis-lines';
import { splitLocale } from '@/routing/addresses';
import { addresses, select, textsOn } from './exported';

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

it('how a caller is understood is said once on each page in another language', () => {
  // A post of the owner's has its own words.
  const inAnother = addresses.filter(
    (address) => splitLocale(address).locale !== 'en' && !/\/blog\/(?!1$)/.test(address),
  );
  const said = inAnother.map((address) => [
    address,
    select(address, `a[href="${crisisLines.interpreter.href}"]`).length,
  ]);
  expect(said).toEqual(inAnother.map((address) => [address, 1]));
});
