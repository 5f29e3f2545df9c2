import { defaultTreeAdapter as tree } from 'parse5';
import { crisisLines, crisisNumbers } from '@/content/crisis-lines';
import { addresses, attribute, type Element, elementsOf, upwards } from './exported';

const isPhoneLink = (element: Element) =>
  element.tagName === 'a' && attribute(element, 'href')?.startsWith('tel:');
const isRead = ({ tagName }: Element) => !/^(head|script|style|noscript)$/.test(tagName);

it('every crisis number on every exported page can be tapped', () => {
  expect(addresses).toContain('/services/couples-marriage');
  const bare: string[] = [];
  const linked = new Set<string | undefined>();
  for (const address of addresses) {
    for (const element of elementsOf(address)) {
      const around = [...upwards(element)];
      if (isPhoneLink(element) && around.some(({ tagName }) => tagName === 'main'))
        linked.add(attribute(element, 'href'));
      if (!around.every(isRead) || around.some(isPhoneLink)) continue;
      for (const text of element.childNodes)
        if (tree.isTextNode(text) && crisisNumbers.test(text.value))
          bare.push(`${address}: ${text.value}`);
    }
  }
  expect(bare).toEqual([]);
  for (const { href } of [crisisLines.emergency, crisisLines.lifeline, crisisLines.respect])
    expect(linked).toContain(href);
});
