import { crisisLines, crisisNumbers } from '@/content/crisis-lines';
import { addresses, hrefs, select, textsOn } from './exported';

const phoneLink = 'a:is([href^="tel:"], [href^="sms:"])';

it('every crisis number on every exported page can be tapped', () => {
  expect(addresses).toContain('/help');
  const allowed = `${phoneLink}, script, style, noscript`;
  const bare = addresses.flatMap((address) =>
    textsOn(address)
      .filter(({ data }) => crisisNumbers.test(data))
      .filter(({ parentElement }) => !parentElement?.closest(allowed))
      .map(({ data }) => `${address}: ${data}`),
  );
  expect(bare).toEqual([]);
  const { emergency, lifeline, respect } = crisisLines;
  expect(hrefs(select('/help', `main ${phoneLink}`))).toEqual(
    expect.arrayContaining([emergency, lifeline, respect].map(({ href }) => href)),
  );
});
