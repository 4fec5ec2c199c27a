import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SegmentedLinks } from './SegmentedLinks.tsx';

const meta = {
  title: 'Primitives/SegmentedLinks',
  component: SegmentedLinks,
  args: {
    label: 'Status',
    links: [
      { href: '#active', label: 'Active', count: 24, isCurrent: true },
      { href: '#archived', label: 'Archived', count: 6 },
    ],
  },
} satisfies Meta<typeof SegmentedLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Active 24' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Archived 6' })).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Archived 6' })).toHaveFocus();
  },
};

/** The counts are still loading. */
export const WithoutCounts: Story = {
  args: { links: meta.args.links.map((link) => ({ ...link, count: undefined })) },
};
