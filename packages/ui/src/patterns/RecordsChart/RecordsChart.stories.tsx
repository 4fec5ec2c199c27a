import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { PipelineUsage } from '../../domain/entities/usage.ts';
import { bucketUsage, usageBefore } from '../../domain/usage/usageBuckets.ts';
import { RecordsChart } from './RecordsChart.tsx';

const hourMs = 3_600_000;
const now = new Date('2026-03-04T17:20:00Z');

/** A month of days that are busy at noon and quiet at night. */
const usageUpTo = (end: Date, hours = 24 * 31): PipelineUsage => ({
  initialSync: [],
  continuousSync: Array.from({ length: hours }, (_, index) => {
    const at = new Date((Math.floor(end.getTime() / hourMs) - hours + 1 + index) * hourMs);
    const noon = Math.cos(((at.getUTCHours() - 12) / 24) * 2 * Math.PI);
    return { at, records: Math.round(110_000 + 90_000 * noon + 7_919 * (index % 3)) };
  }),
  average: null,
});
const usage = usageUpTo(now);
const nothing: PipelineUsage = { initialSync: [], continuousSync: [], average: null };

const meta = {
  title: 'Patterns/RecordsChart',
  component: RecordsChart,
  args: { label: 'Processed records', usage: bucketUsage(usage, 'day', now, 'UTC') },
} satisfies Meta<typeof RecordsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const bars = canvas.getByRole('slider', { name: 'Processed records, bar by bar' });
    await step('The chart is one tab stop, at the present', async () => {
      await userEvent.tab();
      await expect(bars).toHaveFocus();
      await expect(bars).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^4 Mar 2026, 17:00–18:00 UTC: [\d,]+ records$/),
      );
    });
    await step('The arrow keys move between bars and show their exact times', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByText('4 Mar 2026, 16:00–17:00 UTC', { selector: 'span' })).toBeVisible();
      await userEvent.keyboard('{Home}');
      await expect(bars).toHaveAttribute('aria-valuenow', '1');
      await expect(canvas.getByText('3 Mar 2026, 18:00–19:00 UTC', { selector: 'span' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('3 Mar 2026, 18:00–19:00 UTC', { selector: 'span' })).toBeNull();
    });
    await step('Hover shows them too', async () => {
      const fifth = bars.children.item(4);
      await expect(fifth).not.toBeNull();
      if (fifth) await userEvent.hover(fifth);
      await waitFor(() => expect(fifth).toHaveAttribute('data-active'));
    });
    await step('A table contains the same figures', async () => {
      await userEvent.click(canvas.getByText('Show as table'));
      const rows = within(canvas.getByRole('table')).getAllByRole('row');
      await expect(rows).toHaveLength(25);
      await expect(rows[1]).toHaveTextContent('4 Mar 2026, 17:00–18:00 UTC');
    });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Playground: Story = {
  args: {
    label: 'Failed checks',
    fileName: 'checks.csv',
    measure: {
      label: 'Checks',
      describe: (count) => `${count} checks`,
      none: 'No check failed in this range.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/ \d+ checks$/),
    );
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  },
};

/** A single event is a low bar: a full chart would look like many. */
export const SingleEvent: Story = {
  args: {
    label: 'Times triggered',
    usage: bucketUsage({ ...nothing, continuousSync: [{ at: now, records: 1 }] }, 'day', now, 'UTC'),
    measure: {
      label: 'Times triggered',
      describe: (count) => `${count} times`,
      none: 'None in this range.',
      tint: 'critical',
      leastTop: 4,
    },
  },
  play: async ({ canvas }) => {
    const bars = canvas.getByRole('slider');
    const heights = [...bars.querySelectorAll('[style*="block-size"]')].map(
      (bar) => bar.getBoundingClientRect().height,
    );
    await expect(Math.max(...heights)).toBeCloseTo(bars.getBoundingClientRect().height / 4, 0);
  },
};

/** The day before as a dashed line, and an hour that is not over. */
export const WithDayBefore: Story = {
  args: {
    before: { label: 'Day before', records: usageBefore(usage, 'day', now, 'UTC') ?? [] },
    isLastUnfinished: true,
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const bars = canvas.getByRole('slider');
    await step('The figures of both are read out', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(bars).toHaveFocus();
      await expect(bars).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/: [\d,]+ records, Day before: [\d,]+ records$/),
      );
    });
    await step('Only the last bar is hatched, and the legend and its words say why', async () => {
      await expect(canvasElement.querySelectorAll('[data-unfinished]')).toHaveLength(1);
      await expect(canvas.getByRole('group', { name: 'Series' })).toHaveTextContent('This hour so far');
      await expect(bars).toHaveAttribute('aria-valuetext', expect.stringContaining(', so far: '));
    });
    await step('The line can be hidden', async () => {
      await expect(bars.querySelector('path')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Day before' }));
      await expect(bars.querySelector('path')).toBeNull();
      await expect(bars).not.toHaveAttribute('aria-valuetext', expect.stringContaining('Day before'));
    });
  },
};

export const Week: Story = {
  args: { usage: bucketUsage(usage, 'week', now, 'UTC') },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Wed, 4 Mar 2026, UTC: /),
    ),
};
export const Month: Story = { args: { usage: bucketUsage(usage, 'month', now, 'UTC') } };

/** Initial and continuous sync, stacked. Each can be shown alone. */
export const BothKinds: Story = {
  args: {
    fileName: 'records.csv',
    usage: bucketUsage(
      {
        ...usage,
        initialSync: [
          { at: new Date('2026-03-04T02:00:00Z'), records: 240_000 },
          { at: new Date('2026-03-04T03:00:00Z'), records: 310_000 },
        ],
      },
      'day',
      now,
      'UTC',
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const value = () => canvas.getByRole('slider').getAttribute('aria-valuetext') ?? '';
    const continuous = canvas.getByRole('button', { name: 'Continuous sync' });
    const initial = canvas.getByRole('button', { name: 'Initial sync and resyncs' });
    await step('Both are shown, with figures of their own', async () => {
      await expect(continuous).toHaveAttribute('aria-pressed', 'true');
      await expect(initial).toHaveAttribute('aria-pressed', 'true');
      await expect(value()).toMatch(/continuous sync, .* initial sync and resyncs$/);
      await userEvent.click(canvas.getByText('Show as table'));
      await expect(canvas.getByRole('row', { name: /4 Mar 2026, 03:00–04:00 UTC/ })).toHaveTextContent(
        '310,000',
      );
    });
    await step('One can be hidden, and never both', async () => {
      await userEvent.click(continuous);
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
      await expect(value()).toMatch(/: 0 initial sync and resyncs$/);
      await userEvent.click(initial);
      await expect(continuous).toHaveAttribute('aria-pressed', 'true');
      await expect(initial).toHaveAttribute('aria-pressed', 'false');
      await expect(value()).toMatch(/: [1-9][\d,]* continuous sync$/);
    });
    await step('The tip names the series that is shown', async () => {
      canvas.getByRole('slider').focus();
      await expect(await canvas.findByText(/^[1-9][\d,]* continuous sync$/)).toBeVisible();
    });
    await step('The file has what is shown', async () => {
      const saved = spyOn(URL, 'createObjectURL');
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
      const [file] = saved.mock.calls[0] ?? [];
      const lines = file instanceof Blob ? (await file.text()).split('\r\n') : [];
      await expect(lines[0]).toBe('from (UTC),to,Continuous sync');
      await expect(lines[1]).toMatch(/^2026-03-03T18:00:00\+00:00,2026-03-03T19:00:00\+00:00,\d+$/);
      await expect(lines).toHaveLength(26);
    });
  },
};

const clocksBack = new Date('2026-10-25T10:20:00Z');

/** When clocks go back, the repeated hour has two bars, told apart by their offset. */
export const ClocksGoBack: Story = {
  parameters: { present: { timeZone: 'Europe/Berlin' } },
  args: { usage: bucketUsage(usageUpTo(clocksBack), 'day', clocksBack, 'Europe/Berlin') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: /25 Oct 2026, 02:00 CEST–02:00 CET/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /25 Oct 2026, 02:00–03:00 CET/ })).toBeVisible();
  },
};

export const NoData: Story = {
  args: { usage: bucketUsage(nothing, 'day', now, 'UTC') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data in this range.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};

/** Zero is a value, not a gap. */
export const NothingMoved: Story = {
  args: {
    usage: bucketUsage({ ...nothing, continuousSync: [{ at: now, records: 0 }] }, 'day', now, 'UTC'),
  },
  play: async ({ canvas }) => expect(canvas.getByText('No records synced in this range.')).toBeVisible(),
};

/** A finger has no hover: the figures of the bar that it touched stay until it touches something else. */
export const Touched: Story = {
  play: async ({ canvas, userEvent }) => {
    const fifth = canvas.getByRole('slider').children.item(4);
    if (!fifth) throw new Error('There is no fifth bar.');
    await userEvent.pointer([{ keys: '[TouchA>]', target: fifth }, { keys: '[/TouchA]' }]);
    await userEvent.pointer([{ pointerName: 'TouchA', target: document.body }]);
    await expect(fifth).toHaveAttribute('data-active');
    await expect(canvas.getByText('3 Mar 2026, 22:00–23:00 UTC', { selector: 'span' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { usage: bucketUsage(usage, 'month', now, 'UTC') },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('slider').focus();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // No label covers the next one.
    const labels = [...canvasElement.querySelectorAll('[aria-hidden] > span')]
      .filter(({ textContent }) => /^\d+ [A-Z]/.test(textContent))
      .map((label) => label.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    await expect(labels.length).toBeGreaterThan(3);
    for (const [at, { right }] of labels.entries())
      await expect(right).toBeLessThanOrEqual(labels[at + 1]?.left ?? Infinity);
  },
};

/** Time runs from right to left, and each label stays under its bar. */
export const RightToLeft: Story = {
  args: { usage: bucketUsage(usage, 'week', now, 'UTC') },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const bars = canvas.getByRole('slider');
    const middleOf = (element: Element): number => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const labels = [...canvas.getByRole('figure').querySelectorAll('[aria-hidden] > span')];
    await expect(labels).toHaveLength(7);
    const columns = [...bars.children].slice(0, 7);
    const shifts = columns.map((column, index) => {
      const label = labels[index];
      return label ? Math.abs(middleOf(column) - middleOf(label)) : Infinity;
    });
    await expect(Math.max(...shifts)).toBeLessThan(2);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    const [oldest] = columns;
    const tip = await canvas.findByText(/2026, UTC/, { selector: 'span' });
    await expect(tip.getBoundingClientRect().right).toBeLessThan(oldest ? middleOf(oldest) : 0);
  },
};
