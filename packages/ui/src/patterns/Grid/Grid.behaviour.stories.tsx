import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';
import { Grid, type GridProps } from './Grid.tsx';
import {
  base,
  countingColumns,
  createRows,
  flows,
  Following,
  isWhollySeen,
  links,
  Selectable,
  tabStops,
  where,
  type Flow,
} from './Grid.stories.data.tsx';

/* Keyboard use, and rows that change meanwhile. */
const meta: Meta<GridProps<Flow>> = {
  title: 'Patterns/Grid/Behaviour',
  tags: ['!autodocs'],
  component: Grid,
  args: { ...base, rows: flows(200), layout: 'scroller', height: 500 },
  globals: { viewport: { value: 'wide' } },
  beforeEach: links.watch,
};
export default meta;
type Story = StoryObj<GridProps<Flow>>;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Every key of the ARIA data grid. After each key the focus is fully visible, and the grid has one tab
 * stop.
 */
export const Keyboard: Story = {
  args: { menu: { items: () => <MenuItem id="pause" label="Pause" /> } },
  render: (args) => (
    <>
      <button type="button">Before</button>
      <Selectable {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const grid = canvas.getByRole('grid');
    // Sorted by row number: right after a scroll, elements may be in another order than their rows.
    const selected = () =>
      within(grid)
        .queryAllByRole('row', { selected: true })
        .map((row) => Number(row.getAttribute('aria-rowindex')) - 1)
        .toSorted((one, other) => one - other);
    const press = async (keys: string, place: string) => {
      await userEvent.keyboard(keys);
      await expect(where(), keys).toBe(place);
      await expect(isWhollySeen(grid), `${keys} is in view`).toBe(true);
      await expect(tabStops(grid), 'tab stops').toBe(1);
    };

    await step('Tab enters at the name of the first row', async () => {
      canvas.getByRole('button', { name: 'Before' }).focus();
      await userEvent.tab();
      await expect(where()).toBe('1:2');
      await expect(canvas.getByRole('link', { name: 'Orders 1' })).toHaveFocus();
    });
    await step('Arrows move by one and stop at the edges', async () => {
      await press('{ArrowDown}', '2:2');
      await press('{ArrowRight}', '2:3');
      await press('{ArrowUp}{ArrowLeft}{ArrowLeft}', '1:1');
      await expect(canvas.getByRole('checkbox', { name: 'Select Orders 1' })).toHaveFocus();
      await press('{ArrowLeft}', '1:1');
      await press('{ArrowUp}', '0:1');
      await press('{ArrowUp}', '0:1');
      await press('{ArrowDown}', '1:1');
    });
    await step('Home and End move along the row, with Ctrl to the corners', async () => {
      await press('{End}', '1:8');
      await expect(canvas.getByRole('button', { name: 'Actions for Orders 1' })).toHaveFocus();
      await press('{Home}', '1:1');
      await press('{Control>}{End}{/Control}', '200:8');
      await press('{ArrowDown}{ArrowRight}', '200:8');
      await press('{Control>}{Home}{/Control}', '1:1');
    });
    await step('Page keys move by the rows in view', async () => {
      await press('{PageDown}', '8:1');
      await press('{PageDown}', '15:1');
      await press('{PageUp}', '8:1');
      await press('{PageUp}{PageUp}', '1:1');
    });
    await step('Space selects, Shift and an arrow select a range that shrinks again', async () => {
      await press('{ArrowDown}{ArrowRight}{ArrowRight}[Space]', '2:3');
      await expect(selected()).toEqual([2]);
      await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}', '4:3');
      await expect(selected()).toEqual([2, 3, 4]);
      await press('{Shift>}{ArrowUp}{/Shift}', '3:3');
      await expect(selected()).toEqual([2, 3]);
    });
    await step('A second range is added to the first', async () => {
      await press('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}', '6:3');
      await expect(selected()).toEqual([2, 3, 5, 6]);
    });
    await step('Space on a checkbox or a link also selects once', async () => {
      await press('{Home}[Space]', '6:1');
      await press('{ArrowRight}[Space]', '6:2');
      await press('{ArrowDown}[Space]', '7:2');
      await expect(selected()).toEqual([2, 3, 5, 6, 7]);
    });
    await step('Ctrl+A selects all rows, Escape none', async () => {
      await press('{Control>}a{/Control}', '7:2');
      await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
      await press('{Escape}', '7:2');
      await expect(selected()).toEqual([]);
    });
    await step('Enter on any cell follows the link of its row', async () => {
      await press('{ArrowRight}{ArrowRight}{Enter}', '7:4');
      await expect(links.followed()).toEqual(['/pipelines/f7']);
    });
    await step(
      'Tab leaves, Shift+Tab returns to the same cell, however far it was scrolled away',
      async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
        grid.scrollTop = grid.scrollHeight;
        await waitFor(() => expect(canvas.getByRole('rowheader', { name: /^Visits 200/ })).toBeVisible());
        await userEvent.tab({ shift: true });
        await expect(where()).toBe('7:4');
      },
    );
  },
};

const live = createRows(() => flows(10_000));
const drawn: string[] = [];

export const LivePatches: Story = {
  args: { columns: countingColumns(drawn) },
  beforeEach: () => live.reset(),
  render: (args) => <Following {...args} from={live} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('One changed row of 10,000 renders alone', async () => {
      drawn.length = 0;
      live.patch('f3', { records: 1 });
      await waitFor(() => expect(canvas.getByRole('row', { name: /Payments 3.* 1 / })).toBeVisible());
      live.patch('f9000', { records: 1 });
      await nextFrame();
      await expect(drawn).toEqual(['f3']);
    });
    await step('1,000 patches a second do not move the focus', async () => {
      canvas.getByRole('link', { name: 'Orders 1' }).focus();
      drawn.length = 0;
      let patches = 0;
      for (let frame = 0; frame < 60; frame += 1) {
        const rows = [...live.get()];
        for (let index = 0; index < 17; index += 1, patches += 1) {
          const at = (frame * 7 + index) % 25;
          const row = rows[at];
          if (row && row.id !== 'f25') rows[at] = { ...row, records: patches };
        }
        live.set(rows);
        await nextFrame();
        if (frame % 6 === 0) await userEvent.keyboard(frame < 30 ? '{ArrowDown}' : '{ArrowUp}');
      }
      await expect(patches).toBeGreaterThanOrEqual(1000);
      await expect(where()).toBe('1:2');
      await expect(drawn).not.toContain('f25');
    });
  },
};

const moving = createRows(() => flows(200));

export const RemovalKeepsPlace: Story = {
  beforeEach: () => moving.reset(),
  args: { menu: { items: ({ name }) => <MenuItem id="archive" label={`Archive ${name}`} /> } },
  render: (args) => <Following {...args} from={moving} />,
  play: async ({ canvas, userEvent, step }) => {
    const grid = canvas.getByRole('grid');
    const cell = (row: number, column: number) =>
      grid.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column}"]`);

    await step('A patched row keeps its node and the focus', async () => {
      cell(3, 3)?.focus();
      const before = document.activeElement;
      moving.patch('f3', { status: 'paused' });
      await waitFor(() => expect(cell(3, 3)).toHaveTextContent('Paused'));
      await expect(document.activeElement).toBe(before);
    });
    await step('When a row is removed, the row in its place gets the focus', async () => {
      moving.remove('f3');
      await waitFor(() => expect(canvas.queryByText('Payments 3')).toBeNull());
      await expect(where()).toBe('3:3');
      await expect(document.activeElement?.parentElement).toHaveTextContent('Contacts 4');
    });
    await step('A row that moves keeps the focus', async () => {
      const before = document.activeElement;
      moving.set([...moving.get()].toReversed());
      await waitFor(() => expect(where()).toBe('197:3'));
      await expect(document.activeElement).toBe(before);
      moving.set([...moving.get()].toReversed());
      await waitFor(() => expect(where()).toBe('3:3'));
      const [first] = flows(1);
      if (first) moving.set([{ ...first, id: 'new', name: 'Newcomer' }, ...moving.get()]);
      await waitFor(() => expect(where()).toBe('4:3'));
      await userEvent.keyboard('{ArrowUp}');
      await expect(where()).toBe('3:3');
    });
    await step('A row scrolled far away keeps the focus', async () => {
      const before = document.activeElement;
      grid.scrollTop = grid.scrollHeight;
      await waitFor(() => expect(canvas.getByRole('rowheader', { name: /^Visits 200/ })).toBeVisible());
      await expect(document.activeElement).toBe(before);
      await userEvent.keyboard('{ArrowDown}');
      await expect(where()).toBe('4:3');
      await expect(isWhollySeen(grid)).toBe(true);
    });
    await step('The menu keeps the row it was opened for, even when that row is removed', async () => {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await screen.findByRole('menuitem', { name: 'Archive Contacts 4' });
      moving.remove('f4');
      await waitFor(() => expect(canvas.queryByText('Contacts 4')).toBeNull());
      await expect(screen.getByRole('menuitem', { name: 'Archive Contacts 4' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(where()).toBe('4:8'));
      await expect(document.activeElement).toHaveAccessibleName('Actions for Inventory 5');
    });
    await step('A grid without the focus does not take it back', async () => {
      await userEvent.click(document.body);
      moving.remove('f5');
      await waitFor(() => expect(canvas.queryByText('Inventory 5')).toBeNull());
      await expect(document.body).toHaveFocus();
    });
    await step('After all rows are replaced, Tab enters at the previous place', async () => {
      const rows = moving.get();
      moving.set([]);
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '1'));
      await expect(tabStops(grid)).toBe(1);
      moving.set(rows);
      await waitFor(() => expect(tabStops(grid)).toBe(1));
      await userEvent.tab();
      await expect(where()).toBe('4:8');
    });
  },
};

/** Runs in the frame after the menu is removed and before react-aria returns its focus. */
function onceMenuIsRemoved(callback: () => void): void {
  new MutationObserver((_records, observer) => {
    if (document.querySelector('[role="menu"]')) return;
    observer.disconnect();
    flushSync(callback);
  }).observe(document.body, { childList: true, subtree: true });
}

function ArchivedByDialog(props: GridProps<Flow>) {
  const [rows, setRows] = useState(props.rows);
  const [asked, setAsked] = useState<Flow>();
  const archive = () => {
    setRows(rows.filter((row) => row !== asked));
    setAsked(undefined);
  };
  const items = (flow: Flow) => (
    <MenuItem id="archive" label="Archive" onAction={() => onceMenuIsRemoved(() => setAsked(flow))} />
  );
  return (
    <>
      <Grid {...props} rows={rows} menu={{ items }} />
      {asked && (
        <Dialog
          isOpen
          onClose={() => setAsked(undefined)}
          title="Archive?"
          footer={<Button onPress={archive}>Archive pipeline</Button>}
        />
      )}
    </>
  );
}

/** A dialog whose code loads just as the menu closes removes its row: the row in its place gets the focus. */
export const RowRemovedByDialog: Story = {
  args: { rows: flows(10), layout: 'page' },
  render: (args) => <ArchivedByDialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Payments 3' }).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive pipeline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText('Payments 3')).toBeNull();
    await waitFor(() => expect(where()).toMatch(/^3:/));
  },
};
