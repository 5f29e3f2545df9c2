import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryForm } from '@/components/pages/contact/enquiry-form';
import { contact } from '@/content/en/contact';

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

it('says beside the browser what a refused field lacks, and leaves its own message alone', async () => {
  const user = userEvent.setup({ delay: null });
  render(form);
  await user.click(submit());
  const { name, phone } = fields();
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(name).toHaveAccessibleDescription(contact.form.name.problem);
  expect((name as HTMLInputElement).validity.customError).toBe(false);
  expect(phone).not.toHaveAttribute('aria-invalid');
  await user.type(name, 'Noor');
  expect(name).not.toHaveAttribute('aria-invalid');
  expect(name).toHaveAccessibleDescription('');
});

it('takes an email address with invisible characters around it', async () => {
  const user = userEvent.setup({ delay: null });
  render(form);
  await fillIn(user);
  fireEvent.input(fields().email, {
    target: { value: '\u200b\u00a0noor@example.com\u2060\u00a0' },
  });
  await user.click(submit());
  await screen.findByText('Message Sent!');
});

it.each(['name', 'message'] as const)('takes no %s of white space alone', async (field) => {
  const user = userEvent.setup({ delay: null });
  render(form);
  await fillIn(user);
  fireEvent.input(fields()[field], { target: { value: ' \u00a0\u200b\n' } });
  await user.click(submit());
  expect(fields()[field]).toHaveValue('');
  expect(fields()[field]).toBeInvalid();
  expect(fields().email).toHaveValue('noor@example.com');
  expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();
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
