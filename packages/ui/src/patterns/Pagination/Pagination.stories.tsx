import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Patterns/Pagination',
  component: Pagination,
  args: { label: 'Pipelines', page: 1, count: 24, hrefOf: (page) => `/pipelines/list?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1–10 of 24')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/pipelines/list?page=3',
    );
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/pipelines/list?page=2',
    );
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
    await userEvent.tab();
    await expect(canvas.getByRole('navigation')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
};

export const Playground: Story = { args: { page: 3, pageSize: 5, extra: '5 per page' } };

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–24 of 24')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The page has rows beyond the count, so the count is wrong. */
export const CountTooSmall: Story = {
  args: { page: 3, count: 24, rows: 10, hasNext: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–30')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).not.toHaveAttribute('aria-disabled');
  },
};

/** The service sends other pages than it was asked for, so nobody knows which rows these are. */
export const UnknownRange: Story = {
  args: { page: 3, hasRange: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3')).toBeVisible();
    await expect(canvas.queryByText(/of 24/)).not.toBeInTheDocument();
  },
};

export const Thousands: Story = { args: { page: 500, count: 10_000 } };

export const OnePage: Story = {
  args: { count: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–7 of 7')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  args: { page: 500, count: 10_000 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
