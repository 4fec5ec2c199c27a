import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageButtons } from './PageButtons.tsx';

const meta = {
  title: 'Patterns/Pagination/PageButtons',
  component: PageButtons,
  args: { label: 'Properties', page: 1, count: 24, onPageChange: fn() },
} satisfies Meta<typeof PageButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1–10 of 24')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  },
};

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–24 of 24')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const OnePage: Story = {
  args: { count: 7 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
};
