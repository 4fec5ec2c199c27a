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

const long = 'Orders of every shop in every country '.repeat(7).trim();

/** Each page has one line, and its title has the whole name. */
export const LongName: Story = {
  args: {
    crumbs: [
      { label: 'Pipelines', href: '/pipelines' },
      { label: long, href: '/pipelines/1' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second?.offsetHeight).toBe(first?.offsetHeight);
    await expect(canvas.getByRole('link', { name: long })).toBeVisible();
    await expect(canvas.getByTitle(long)).toBeVisible();
  },
};

/** Long names are cut. */
export const Narrow: Story = {
  args: { current: 'x'.repeat(300) },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
