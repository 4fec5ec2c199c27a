import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SendAgain } from './SendAgain.tsx';

const meta = {
  title: 'Forms/SendAgain',
  component: SendAgain,
  args: { email: 'ada@start.example', onSend: fn() },
} satisfies Meta<typeof SendAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('ada@start.example');
  },
};
export const Sent: Story = {
  args: { sentCount: 1 },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /Send again in/ })).toBeDisabled(),
};
export const UnknownAddress: Story = { args: { email: undefined } };
