import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: { crumbs: [{ label: 'Pipelines', href: '/pipelines' }, { label: 'Orders to warehouse' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await userEvent.tab();
    const parent = canvas.getByRole('link', { name: 'Pipelines' });
    await expect(parent).toHaveFocus();
    await expect(parent).toHaveAttribute('href', '/pipelines');
  },
};

export const Playground: Story = { args: { current: 'Logs' } };

/** The page itself is no link. */
export const Current: Story = {
  args: { current: 'Logs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Logs')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Logs' })).toBeNull();
  },
};

export const RightToLeft: Story = { args: { current: 'Logs' }, globals: { direction: 'rtl' } };

/** Long names wrap. */
export const Narrow: Story = {
  args: { current: 'x'.repeat(300) },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
