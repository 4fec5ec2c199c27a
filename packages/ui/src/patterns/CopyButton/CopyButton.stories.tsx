import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Code } from '../../primitives/Code/Code.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
import { ownClipboard, writeText } from './clipboard.stories.data.ts';

function Demo(props: Omit<CopyButtonProps, 'source'>) {
  const source = useRef<HTMLSpanElement>(null);
  return (
    <Stack direction="row" align="center">
      <span ref={source}>
        <Code>{props.text}</Code>
      </span>
      <CopyButton {...props} source={source} />
    </Stack>
  );
}

const meta: Meta<CopyButtonProps> = {
  title: 'Patterns/CopyButton',
  component: CopyButton,
  render: (args) => <Demo {...args} />,
  argTypes: { source: { control: false } },
  args: { text: 'ssh-ed25519 AAAAC3Nz', onCopied: fn() },
  beforeEach: ownClipboard,
};
export default meta;
type Story = StoryObj<CopyButtonProps>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    await step('It copies, and announces it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      // Copies exactly the visible text (docs/threats.md T-36).
      await expect(writeText).toHaveBeenLastCalledWith(args.text);
      await waitFor(() => expect(button).toHaveTextContent('Copied!'));
      await expect(canvas.getByRole('status')).toHaveTextContent('Copied!');
      await expect(args.onCopied).toHaveBeenCalledOnce();
    });
    await step('After 2000 ms the button is reset', async () => {
      await waitFor(() => expect(button).toHaveAccessibleName('Copy'));
    });
  },
};

export const Playground: Story = {
  args: { label: 'Copy key', subject: 'the public key', variant: 'soft', isDisabled: false },
};

/** If the clipboard is not available, the text is selected so that the user can copy it. */
export const ClipboardClosed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(getSelection()?.toString()).toBe(args.text));
    await expect(canvas.getByRole('button')).toHaveTextContent('Press Ctrl+C');
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};
