import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { TestStep } from '../../domain/outcome/testResult.ts';
import { LastTest } from './LastTest.tsx';

const step = (action: string, more: Partial<TestStep> = {}): TestStep => ({
  action,
  message: null,
  success: true,
  mandatory: true,
  error: null,
  ...more,
});

const meta = {
  title: 'Patterns/LastTest',
  component: LastTest,
  args: {
    test: {
      at: new Date('2026-03-04T09:57:00Z'),
      success: true,
      results: [
        step('Reach host on port 5432'),
        step('Sign in as millrace_reader'),
        step('Logical replication', {
          success: false,
          mandatory: false,
          error: 'wal_level is replica; set it to logical for CDC.',
        }),
      ],
    },
  },
} satisfies Meta<typeof LastTest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Connection successful')).toBeVisible();
    await expect(canvas.getByText('3 min ago')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('3 min ago')).toHaveFocus();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(3);
    await expect(within(steps[2] ?? document.body).getByRole('img', { name: 'Failed' })).toBeVisible();
    await expect(steps[2]).toHaveTextContent('Logical replication (Optional)wal_level is replica');
  },
};

export const Failed: Story = {
  args: {
    test: {
      at: new Date('2026-03-03T18:04:00Z'),
      success: false,
      results: [
        step('Reach host on port 5432'),
        step('Sign in', { success: false, error: 'password authentication failed' }),
        step('Read tables', { success: null }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connection failed')).toBeVisible();
    await expect(canvas.getByText(/^Yesterday 18:04 \w+/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Not run' })).toBeVisible();
    await expect(canvas.queryByText('(Optional)')).not.toBeInTheDocument();
  },
};

/** A list shows only that the connection was tested, and the outcome. */
export const OutcomeOnly: Story = {
  args: { test: { at: new Date('2026-03-04T09:00:00Z'), success: true } },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).not.toBeInTheDocument(),
};

/** Beside a form, outcome and time do not fit on one line: the time goes below, and neither wraps. */
export const Narrow: Story = {
  args: { test: { at: new Date('2025-11-03T11:08:00Z'), success: true } },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <LastTest {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const outcome = canvas.getByText('Connection successful');
    await expect(outcome.scrollWidth).toBeLessThanOrEqual(outcome.clientWidth);
    await expect(canvas.getByText(/^3 Nov/).getClientRects()).toHaveLength(1);
  },
};

/** The values on screen differ from the tested ones, so nothing is green. */
export const Playground: Story = {
  args: { isOutdated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Changed since this test.');
    const tick = canvas.getAllByRole('img', { name: 'Passed' })[0]?.parentElement;
    const pending = getComputedStyle(canvas.getByText('3 min ago')).color;
    await expect(tick && getComputedStyle(tick).color).toBe(pending);
  },
};

/** The test passed, but the connection failed later, so nothing is green. */
export const FailedSince: Story = {
  args: { since: 'Payments ledger was refused after this test.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Payments ledger was refused after this test.',
    );
    const tick = canvas.getAllByRole('img', { name: 'Passed' })[0]?.parentElement;
    const pending = getComputedStyle(canvas.getByText('3 min ago')).color;
    await expect(tick && getComputedStyle(tick).color).toBe(pending);
  },
};

/** A success of days ago proves nothing about now: its outcome and its steps have no colour. */
export const Old: Story = {
  args: { test: { ...meta.args.test, at: new Date('2026-02-20T09:57:00Z') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connection successful').querySelector('svg')).toBeNull();
    const tick = canvas.getAllByRole('img', { name: 'Passed' })[0]?.parentElement;
    const muted = getComputedStyle(canvas.getByText(/^20 Feb/)).color;
    await expect(tick && getComputedStyle(tick).color).toBe(muted);
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** The connector was saved without a test. */
export const NotTested: Story = {
  args: { test: null },
  play: async ({ canvas }) => expect(canvas.getByText('Not tested since it changed')).toBeVisible(),
};
