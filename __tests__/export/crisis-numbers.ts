import { defaultTreeAdapter as tree } from 'parse5';
import { crisisLines, crisisNumbers } from '@/content/crisis-lines';
import { addresses, attribute, type Element, elementsOf, upwards } from './exported';

const isPhoneLink = (element: Element) =>
  element.tagName === 'a' && /^(tel|sms):/.test(attribute(element, 'href') ?? '');
const isUnread = ({ tagName }: Element) => /^(head|script|style|noscript)$/.test(tagName);
/** Whether an element is of some kind, or stands within one that is. */
const within = (element: Element, kind: (each: Element) => boolean | undefined) =>
  [...upwards(element)].some(kind);

it('every crisis number on every exported page can be tapped', () => {
  expect(addresses).toContain('/help');
  const bare: string[] = [];
  const linked = new Set<string | undefined>();
  for (const address of addresses) {
    for (const element of elementsOf(address)) {
      if (isPhoneLink(element) && within(element, ({ tagName }) => tagName === 'main'))
        linked.add(attribute(element, 'href'));
      for (const text of element.childNodes)
        if (
          tree.isTextNode(text) &&
          crisisNumbers.test(text.value) &&
          !within(element, isUnread) &&
          !within(element, isPhoneLink)
        )
          bare.push(`${address}: ${text.value}`);
    }
  }
  expect(bare).toEqual([]);
  for (const { href } of [crisisLines.emergency, crisisLines.lifeline, crisisLines.respect])
    expect(linked).toContain(href);
});
