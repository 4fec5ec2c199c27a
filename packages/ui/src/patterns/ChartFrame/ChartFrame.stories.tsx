import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { vars } from '../../theme/contract.css.ts';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';

/** The invoices of a month. */
interface Month {
  readonly name: string;
  readonly paid: number;
  readonly open: number;
}

const months: readonly Month[] = [
  { name: 'January', paid: 42, open: 3 },
  { name: 'February', paid: 38, open: 9 },
  { name: 'March', paid: 51, open: 17 },
];
const colors = { paid: vars.color.accent, open: vars.color.caution.text };

/** Any drawing will do. This one is hidden from assistive technology, which reads the table. */
const plotOf = (series: readonly (keyof typeof colors)[]) => (rows: readonly Month[]) => (
  <svg viewBox="0 0 300 80" width="100%" height={220} preserveAspectRatio="none" aria-hidden>
    {rows.flatMap((month, index) =>
      series.map((key, at) => (
        <rect
          key={`${month.name} ${key}`}
          x={index * 100 + 20 + at * 32}
          y={80 - month[key]}
          width={28}
          height={month[key]}
          style={{ fill: colors[key] }}
        />
      )),
    )}
  </svg>
);

const markOf = (key: keyof typeof colors) => (
  <span style={{ display: 'block', inlineSize: 9, blockSize: 9, background: colors[key] }} />
);

const meta: Meta<ChartFrameProps<Month>> = {
  title: 'Patterns/ChartFrame',
  component: ChartFrame<Month>,
  args: {
    label: 'Invoices by month',
    data: ready(months),
    columns: [
      { id: 'name', label: 'Month', cell: ({ name }) => name },
      { id: 'paid', label: 'Paid', align: 'end', cell: ({ paid }) => paid },
      { id: 'open', label: 'Open', align: 'end', cell: ({ open }) => open },
    ],
    getRowId: ({ name }) => name,
    onRetry: fn(),
    children: plotOf(['paid', 'open']),
  },
};
export default meta;
type Story = StoryObj<ChartFrameProps<Month>>;

/** The plot, and the same figures as a table. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const figure = canvas.getByRole('figure', { name: 'Invoices by month' });
    await expect(figure.querySelector('svg')).toBeVisible();
    await expect(canvas.getByRole('table')).not.toBeVisible();
    await step('The keyboard reaches the switch to the table', async () => {
      await userEvent.tab();
      await expect(canvas.getByText('Show as table')).toHaveFocus();
      await userEvent.click(canvas.getByText('Show as table'));
    });
    await step('It has the name of the chart and all of its figures', async () => {
      const table = within(canvas.getByRole('table', { name: 'Invoices by month' }));
      await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Month',
        'Paid',
        'Open',
      ]);
      await expect(table.getByRole('row', { name: 'March 51 17' })).toBeVisible();
    });
  },
};

export const Playground: Story = {
  args: {
    unit: 'Number of invoices',
    legend: [
      { id: 'paid', label: 'Paid', mark: markOf('paid') },
      { id: 'open', label: 'Open', mark: markOf('open') },
    ],
    height: 220,
    empty: 'No invoices in this range.',
    tools: <Button size="small">Download CSV</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Number of invoices')).toBeVisible();
    await expect(within(canvas.getByRole('group', { name: 'Series' })).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  },
};

function Toggled(args: ChartFrameProps<Month>) {
  const [isPaidShown, setPaidShown] = useState(true);
  return (
    <ChartFrame
      {...args}
      legend={[
        {
          id: 'paid',
          label: 'Paid',
          mark: markOf('paid'),
          isShown: isPaidShown,
          onShownChange: setPaidShown,
        },
        { id: 'open', label: 'Open', mark: markOf('open') },
      ]}
    >
      {plotOf(isPaidShown ? ['paid', 'open'] : ['open'])}
    </ChartFrame>
  );
}

/** A series with `onShownChange` is a button, which shows and hides it. */
export const HiddenSeries: Story = {
  render: (args) => <Toggled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const bars = () => canvas.getByRole('figure').querySelectorAll('rect').length;
    const paid = canvas.getByRole('button', { name: 'Paid', pressed: true });
    await expect(bars()).toBe(6);
    await userEvent.click(paid);
    await expect(paid).toHaveAttribute('aria-pressed', 'false');
    await expect(bars()).toBe(3);
  },
};

/** A heading outside shows the same text. The chart keeps its name. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Invoices by month' })).toBeVisible();
    await expect(canvas.queryByText('Invoices by month', { selector: 'figcaption *' })).toBeNull();
  },
};

/** It has the height of the plot, so that nothing moves when the figures arrive. */
export const Loading: Story = {
  args: { data: loading },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status', { name: 'Loading Invoices by month' })).toBeVisible(),
};

export const Empty: Story = {
  args: { data: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data in this range.')).toBeVisible();
    await expect(canvas.queryByText('Show as table')).toBeNull();
  },
};

export const Failed: Story = {
  args: { data: failed({ kind: 'network' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The figures stay when they could not be refreshed. */
export const RefreshFailed: Story = {
  args: { data: { state: 'ready', value: months, problem: { kind: 'network' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByText('Show as table')).toBeVisible();
  },
};

export const RightToLeft: Story = { args: Playground.args, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { ...Playground.args, label: 'y'.repeat(200), unit: 'z'.repeat(200) },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
