import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { SignedOutHead, SignedOutPage } from './SignedOutPage.tsx';

const meta = {
  title: 'Patterns/SignedOutPage',
  component: SignedOutPage,
  parameters: { layout: 'fullscreen' },
  args: { children: <SignedOutHead title="Check your inbox">We emailed you a link.</SignedOutHead> },
} satisfies Meta<typeof SignedOutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 })),
};
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A step whose button is replaced by what an answer brings. */
function Steps() {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <SignedOutHead title="Check your inbox">We emailed you a link.</SignedOutHead>
      <output onInput={() => setSent(true)}>{isSent ? 'Sent' : 'Not sent'}</output>
      <div>{isSent ? <Button key="next">Go on</Button> : <Button key="first">Send it</Button>}</div>
    </>
  );
}

/** The focus goes to what replaces the pressed button, also if the answer arrives while another window is in front. */
export const FocusOfAnotherWindow: Story = {
  args: { children: <Steps /> },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Send it' });
    await step('The window goes to the back, and the button keeps the focus within it', async () => {
      await userEvent.click(button);
      button.dispatchEvent(new FocusEvent('blur'));
      button.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      await expect(button).toHaveFocus();
    });
    await step('The answer replaces the button', async () => {
      canvas.getByRole('status').dispatchEvent(new InputEvent('input', { bubbles: true }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Go on' })).toHaveFocus());
    });
  },
};
