import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { EnquiryForm } from '@/components/pages/contact/enquiry-form';
import { contact } from '@/content/en/contact';
import { practice } from '@/content/practice';

const form = <EnquiryForm words={contact.form} toast={contact.toast} />;

function fields() {
  return {
    name: screen.getByLabelText('Name *'),
    email: screen.getByLabelText('Email *'),
    phone: screen.getByLabelText('Phone'),
    message: screen.getByLabelText('Message *'),
  };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const { name, email, phone, message } = fields();
  await user.type(name, 'Noor Ḥasan 🌊');
  await user.type(email, 'noor@example.com');
  await user.type(phone, '0400 000 000');
  await user.type(message, 'مرحبا, we need help.');
}

const submit = () => screen.getByRole('button', { name: 'Send Enquiry' });

it('is never sent by the browser itself', () => {
  const { container } = render(form);
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
});

it('has the specified fields, checked by the browser alone', () => {
  render(form);
  const { name, email, phone, message } = fields();
  expect(name).toBeRequired();
  expect(name).toHaveAttribute('placeholder', 'Your full name');
  expect(name).toHaveAttribute('autocomplete', 'name');
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'email');
  expect(phone).not.toBeRequired();
  expect(phone).toHaveAttribute('type', 'tel');
  expect(phone).toHaveAttribute('autocomplete', 'tel');
  expect(message).toBeRequired();
  for (const field of Object.values(fields())) {
    expect(field).not.toHaveAttribute('maxlength');
    expect(field).not.toHaveAttribute('minlength');
    expect(field).not.toHaveAttribute('pattern');
  }
  expect(document.querySelector('form')).not.toHaveAttribute('novalidate');
});

it('cannot be pressed before the page is alive', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  expect(root.querySelector('button')).toBeDisabled();
  expect(root.querySelector('noscript')).toHaveTextContent(practice.phone);
  render(form);
  expect(submit()).toBeEnabled();
});

it('shows the toast and clears all four fields', async () => {
  const user = userEvent.setup({ delay: null });
  render(form);
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText('Message Sent!')).toBeVisible();
  expect(
    screen.getByText(
      `Thank you for your enquiry. I’ll get back to you within ${practice.replyWithinHours} hours.`,
    ),
  ).toBeVisible();
  for (const field of Object.values(fields())) expect(field).toHaveValue('');
});

it('takes no press for a second after a success, and the next one again', async () => {
  const user = userEvent.setup({ delay: null });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const asked = jest.fn((event: Event) => event.preventDefault());
  render(form);
  document.addEventListener('invalid', asked, true);
  await fillIn(user);
  await user.dblClick(submit());
  clock.mockReturnValue(999);
  await user.click(submit());
  expect(asked).not.toHaveBeenCalled();
  expect(submit()).toHaveFocus();
  clock.mockReturnValue(1001);
  await user.click(submit());
  expect(asked).toHaveBeenCalled();
  document.removeEventListener('invalid', asked, true);
  clock.mockRestore();
});

it('announces the toast, and lets it be dismissed', async () => {
  const user = userEvent.setup({ delay: null });
  render(form);
  await fillIn(user);
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

it('shows one toast at a time', async () => {
  const user = userEvent.setup({ delay: null });
  const clock = jest.spyOn(performance, 'now');
  render(form);
  for (let round = 0; round < 3; round++) {
    clock.mockReturnValue(round * 2000);
    await fillIn(user);
    await user.click(submit());
  }
  clock.mockRestore();
  await screen.findByText('Message Sent!');
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
});

it('goes away by itself, but not under the pointer', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(form);
  await fillIn(user);
  await user.click(submit());
  const toast = await screen.findByText('Message Sent!');
  const region = toast.closest('[role="region"]') as HTMLElement;
  fireEvent.pointerMove(region);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(toast).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(toast).not.toBeInTheDocument();
  jest.useRealTimers();
});

it('sends and keeps nothing', async () => {
  const request = jest.fn();
  globalThis.fetch = request;
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  const before = window.location.href;
  const user = userEvent.setup({ delay: null });
  render(form);
  await fillIn(user);
  await user.dblClick(submit());
  await screen.findByText('Message Sent!');
  expect(request).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  expect(stored).not.toHaveBeenCalled();
  expect(window.location.href).toBe(before);
  expect(document.cookie).toBe('');
});

it('keeps what was typed before the page came alive', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(form);
  const name = root.querySelector<HTMLInputElement>('[name="name"]');
  if (name) name.value = 'Typed early';
  render(form, { container: root, hydrate: true });
  expect(name).toHaveValue('Typed early');
});
