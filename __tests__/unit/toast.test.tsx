import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from '@/components/ui/toast';

it('gives the focus back when it is dismissed by keyboard', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  render(<Toast title="Sent" description="Soon" close="Close" region="Notices" />);
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Soon')).toBeNull();
  expect(button).toHaveFocus();
});
