/** @jest-environment jsdom */

import { fireEvent } from '@testing-library/react';
import { keepForm } from '@/browser/behaviours/same-page';

it.each([
  ['/contact', '#main'],
  ['/contact#enquiry', '#enquiry'],
  ['/fr/contact', '/fr/contact'],
  ['https://counsellor.example/contact', 'https://counsellor.example/contact'],
])('a link of contact to %s leads to %s', (from, to) => {
  window.history.replaceState(null, '', '/contact?from=mail');
  document.body.innerHTML = `<form></form><a href="${from}"><b>Contact</b></a>`;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  keepForm();
  fireEvent.click(document.querySelector('b') as Element);
  expect(document.querySelector('a')).toHaveAttribute('href', to);
});
