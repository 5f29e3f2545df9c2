/** @jest-environment jsdom */

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Enquiry } from '@/components/pages/contact/enquiry';
import { contact } from '@/content/en/contact';
import { netlifyForm } from '@/hosting/files';
import { elementsOf } from '../tools/texts';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: 'Send Enquiry' });

it.each([
  ['Name *', { type: 'text', required: true, autocomplete: 'name' }],
  ['Email *', { type: 'email', required: true, autocomplete: 'email' }],
  ['Phone', { type: 'tel', required: false, autocomplete: 'tel' }],
  ['Message *', { type: 'textarea', required: true, autocomplete: '' }],
])('%s is checked as specified, by the browser alone', (label, expected) => {
  render(<Enquiry locale="en" />);
  expect(field(label)).toMatchObject(expected);
  for (const limit of ['maxlength', 'minlength', 'pattern'])
    expect(field(label)).not.toHaveAttribute(limit);
  expect(field(label).form).not.toHaveAttribute('novalidate');
  expect(field('Name *')).toHaveAttribute('placeholder', 'Your full name');
});

it('says beside the browser what a refused field lacks, and leaves its own message alone', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Enquiry locale="en" />);
  await user.click(submit());
  const name = field('Name *');
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(name).toHaveAccessibleDescription(contact.form.name.problem);
  expect(name.validity.customError).toBe(false);
  expect(field('Phone')).not.toHaveAttribute('aria-invalid');
  await user.type(name, 'Noor');
  expect(name).not.toHaveAttribute('aria-invalid');
  expect(name).toHaveAccessibleDescription('');
});

it('announces the toast, whose button dismisses it', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Enquiry locale="en" />);
  await user.type(field('Name *'), 'Noor Ḥasan 🌊');
  await user.type(field('Email *'), 'noor@example.com');
  await user.type(field('Message *'), 'مرحبا, we need help.');
  await user.click(submit());
  await screen.findByText('Message Sent!');
  await waitFor(() =>
    expect(
      screen.getAllByRole('status').some((status) => status.textContent?.includes('Message Sent!')),
    ).toBe(true),
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();
});

it('Netlify finds a form of the same fields, where enquiries go to one of its own', () => {
  const { container } = render(<Enquiry locale="en" />);
  const file = netlifyForm('/?form-name=couples') ?? '';
  expect(elementsOf(file, 'form[name=couples][data-netlify=true]')).toHaveLength(1);
  const names = (fields: Iterable<Element>) =>
    Array.from(fields, ({ attributes }) => attributes.getNamedItem('name')?.value);
  expect(names(elementsOf(file, 'input'))).toEqual(
    names(container.querySelectorAll('input, textarea')),
  );
  expect(netlifyForm('/enquiry.php')).toBeFalsy();
  expect(netlifyForm('https://forms.example/?form-name=couples')).toBeFalsy();
});
