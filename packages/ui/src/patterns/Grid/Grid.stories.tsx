import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';
import { DensityProvider } from '../DensityProvider/DensityProvider.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Grid, type GridProps } from './Grid.tsx';
import { base, flows, links, Selectable, where, type Flow } from './Grid.stories.data.tsx';
import * as css from './Grid.stories.css.ts';
import type { GridSort } from './GridHead.tsx';

const meta: Meta<GridProps<Flow>> = {
  title: 'Patterns/Grid',
  component: Grid,
  args: base,
  globals: { viewport: { value: 'wide' } },
  beforeEach: links.watch,
};
export default meta;
type Story = StoryObj<GridProps<Flow>>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Pipelines' });
    await expect(grid).toHaveAttribute('aria-rowcount', '11');
    await expect(grid).toHaveAttribute('aria-colcount', '6');
    await expect(within(grid).getAllByRole('row')).toHaveLength(11);
    const [first] = within(grid).getAllByRole('rowheader');
    await expect(first?.parentElement).toHaveAttribute('aria-rowindex', '2');
    // As high as its rows: the page scrolls, not the grid.
    await expect(grid.scrollHeight).toBe(grid.clientHeight);
    // A click anywhere in a row follows the link of its name.
    const [, second] = within(grid).getAllByText('Running');
    await userEvent.click(second ?? grid);
    await userEvent.click(canvas.getByRole('link', { name: 'Payments 3' }));
    await expect(links.followed()).toEqual(['/pipelines/f2', '/pipelines/f3']);
  },
};

export const Playground: Story = {
  args: {
    rowHeight: 52,
    layout: 'scroller',
    height: 320,
    sort: { columnId: 'name', direction: 'ascending' },
    menu: { items: () => <MenuItem id="pause" label="Pause" /> },
  },
  render: (args) => <Selectable {...args} />,
};

/** Without a height of its own, it follows the density that the user chose. */
export const Compact: Story = {
  render: (args) => (
    <DensityProvider density="compact">
      <Grid {...args} />
    </DensityProvider>
  ),
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBe(45);
  },
};

/** Rows without a link can run an action: here `onRowAction`. */
export const RowAction: Story = {
  args: {
    columns: [{ id: 'name', label: 'Name', isRowHeader: true, width: '1fr', cell: ({ name }) => name }],
    onRowAction: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Contacts 4' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledTimes(2);
    await expect(args.onRowAction).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Inventory 5' }));
  },
};

/** Plain text can look different from row to row, without an element around it. Its cell shows it in full as a tooltip. */
export const TextLook: Story = {
  args: {
    columns: [
      { id: 'name', label: 'Pipeline', isRowHeader: true, width: '1fr', cell: ({ name }) => name },
      {
        id: 'status',
        label: 'Status',
        width: '1fr',
        textLook: ({ status }) => (status === 'errored' ? css.failed : undefined),
        cell: ({ status }) => status,
      },
    ],
  },
  play: async ({ canvas }) => {
    const [running] = canvas.getAllByRole('gridcell', { name: 'running' });
    const [errored] = canvas.getAllByRole('gridcell', { name: 'errored' });
    await expect(errored?.childElementCount).toBe(0);
    await expect(errored).toHaveAttribute('title', 'errored');
    await expect(running).not.toHaveAttribute('title');
    const colors = [running, errored].map((cell) => cell && getComputedStyle(cell).color);
    await expect(new Set(colors).size).toBe(2);
  },
};

export const TenThousand: Story = {
  args: { rows: flows(10_000), layout: 'scroller', height: 640 },
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(25);
    grid.scrollTop = grid.scrollHeight / 2;
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /^Visits 5000/ })).toBeVisible());
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

/** The rows follow a font size that changes while they are open. */
export const FontSizeChanges: Story = {
  args: { rows: flows(300) },
  play: async ({ canvas }) => {
    const topOf = (name: RegExp) => canvas.getByRole('row', { name }).getBoundingClientRect().top;
    const distance = () => topOf(/^Payments 3 /) - topOf(/^Storefront 2 /);
    const usual = distance();
    const { style } = document.documentElement;
    const before = style.fontSize;
    try {
      style.fontSize = '200%';
      await waitFor(() => expect(distance()).toBe(2 * usual));
    } finally {
      style.fontSize = before;
    }
    await waitFor(() => expect(distance()).toBe(usual));
  },
};

/** Too many rows to render: the grid is limited to the height of the window and scrolls. */
export const PageOfHundreds: Story = {
  args: { rows: flows(300) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeLessThan(30));
    await expect(grid.clientHeight).toBeLessThan(innerHeight);
    await expect(grid.scrollHeight).toBe(40 + 300 * 60);
  },
};

export const Selection: Story = {
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    const selected = () => canvas.getAllByRole('row', { selected: true }).length;

    await step('A checkbox selects its row', async () => {
      await userEvent.click(box('Storefront 2'));
      await expect(box('Storefront 2')).toBeChecked();
      await expect(selected()).toBe(1);
      await expect(all).toBePartiallyChecked();
    });
    await step('Shift selects the rows in between, and shrinks the range again', async () => {
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(box('Ad spend 7'));
      await expect(selected()).toBe(6);
      await userEvent.click(box('Contacts 4'));
      await userEvent.keyboard('{/Shift}');
      await expect(selected()).toBe(3);
    });
    await step("The head's checkbox selects all, then none", async () => {
      await userEvent.click(all);
      await expect(selected()).toBe(10);
      await expect(all).toBeChecked();
      await userEvent.click(all);
      await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
      await expect(all).not.toBeChecked();
    });
  },
};

function Sorted(props: GridProps<Flow>) {
  const [sort, setSort] = useState<GridSort>({ columnId: 'name', direction: 'ascending' });
  const rows = [...props.rows].toSorted((a, b) =>
    sort.columnId === 'records' ? a.records - b.records : a.name.localeCompare(b.name),
  );
  if (sort.direction === 'descending') rows.reverse();
  return <Grid {...props} rows={rows} sort={sort} onSortChange={setSort} />;
}

export const SortableHeaders: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heads = canvas.getAllByRole('columnheader');
    const sorts = () => heads.map((head) => head.getAttribute('aria-sort'));
    await expect(sorts()).toEqual(['ascending', null, null, null, null, null]);
    await expect(
      canvas.getAllByRole('columnheader').filter((head) => within(head).queryByRole('button')),
    ).toHaveLength(2);

    await userEvent.click(canvas.getByRole('button', { name: 'Records' }));
    await expect(sorts()).toEqual([null, null, null, 'ascending', null, null]);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Orders 1');
    await userEvent.keyboard('{Enter}');
    await expect(sorts()).toEqual([null, null, null, 'descending', null, null]);
    await expect(canvas.getAllByRole('rowheader')[9]).toHaveTextContent('Orders 1');
  },
};

const onAction = fn();

export const RowMenu: Story = {
  args: {
    menu: {
      items: ({ name }) => [
        <MenuItem key="pause" id="pause" label="Pause" onAction={() => onAction(name)} />,
        <MenuItem key="archive" id="archive" label="Archive pipeline" tone="critical" />,
      ],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name: `Actions for ${name}` });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await step('Each row has a button, and all rows share one menu', async () => {
      await userEvent.click(button('Payments 3'));
      await expect(await screen.findByRole('menu', { name: 'Actions for Payments 3' })).toBeVisible();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Pause' }));
      await expect(onAction).toHaveBeenLastCalledWith('Payments 3');
      await isClosed();
      await waitFor(() => expect(button('Payments 3')).toHaveFocus());
    });
    await step('Shift+F10 opens the menu from any cell, and the focus returns to the button', async () => {
      await userEvent.keyboard('{ArrowDown}{Home}{Shift>}{F10}{/Shift}');
      await expect(await screen.findByRole('menu', { name: 'Actions for Contacts 4' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pause' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(button('Contacts 4')).toHaveFocus());
    });
    await step('The menu key does the same', async () => {
      await userEvent.keyboard('{ContextMenu}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
      await expect(onAction).toHaveBeenLastCalledWith('Contacts 4');
      await isClosed();
    });
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No pipelines yet">A pipeline copies a source into a destination.</EmptyState>,
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'No pipelines yet' });
    await expect(title).toBeVisible();
    // The grid has the only frame.
    await expect(getComputedStyle(title.parentElement ?? title).borderTopWidth).toBe('0px');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{PageDown}{Control>}{End}{/Control}');
    await expect(where()).toBe('0:6');
  },
};

/** Columns are hidden, the second line shows their content, and the head is visually hidden. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { narrowRowHeight: 68, menu: { items: () => null, hideBelow: 'drawer' } },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first?.parentElement?.getBoundingClientRect().height).toBe(68);
    await expect(first).toHaveTextContent('1 min ago');
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Pipeline',
      'Status',
    ]);
    await userEvent.tab();
    await expect(where()).toBe('1:1');
    // The arrow keys visit visible columns only.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(where()).toBe('1:2');
  },
};

const long =
  'Customer records of the northern region, copied every night for the auditors, third attempt. '.repeat(3);

export const LongNames: Story = {
  args: { rows: flows(3).map((row) => ({ ...row, name: long })) },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: long.trim() });
    // The text is cut visually only, and no wider than its column.
    await expect(link?.scrollWidth).toBeGreaterThan(link?.clientWidth ?? 0);
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollWidth).toBe(grid.clientWidth);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Selectable {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [box, header] = ['checkbox', 'rowheader'].map((role) => canvas.getAllByRole(role)[1]);
    await expect(box?.getBoundingClientRect().left).toBeGreaterThan(
      header?.getBoundingClientRect().left ?? 0,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(where()).toBe('1:3');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(where()).toBe('1:1');
  },
};
