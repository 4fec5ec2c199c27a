import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Grid, type GridProps } from './Grid.tsx';
import { base, columns, countingColumns, flows, Selectable, type Flow } from './Grid.stories.data.tsx';

const drawn: string[] = [];
const rowHeight = 60;

/* What scrolling through thousands of rows costs. The stories count elements, because timing depends on the machine. */
const meta: Meta<GridProps<Flow>> = {
  title: 'Patterns/Grid/Scrolling',
  tags: ['!autodocs'],
  component: Grid,
  args: {
    ...base,
    rows: flows(10_000),
    rowHeight,
    layout: 'scroller',
    height: 500,
    columns: countingColumns(drawn),
  },
  globals: { viewport: { value: 'wide' } },
};
export default meta;
type Story = StoryObj<GridProps<Flow>>;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function scrollBy(grid: HTMLElement, px: number, times: number): Promise<void> {
  for (let step = 0; step < times; step += 1) {
    grid.scrollTop += px;
    await nextFrame();
    await nextFrame();
  }
}

/** Collects new elements that match `selector`. Elements that are only reordered after a scroll are not counted. */
function observeNewElements(grid: HTMLElement, selector: string): () => readonly string[] {
  const known = new Set<Node>(grid.querySelectorAll('*'));
  const made: string[] = [];
  const note = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && !known.has(node) && node.matches(selector)) made.push(node.localName);
  };
  const observer = new MutationObserver(note);
  observer.observe(grid, { subtree: true, childList: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return made;
  };
}

/** Row numbers from 1, in document order. */
const rowNumbers = (grid: HTMLElement): readonly number[] =>
  within(grid)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(row.getAttribute('aria-rowindex')) - 1);

export const ReusedRows: Story = {
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid');
    await scrollBy(grid, rowHeight, 20);

    await step('No element is created, and each row renders once', async () => {
      const made = observeNewElements(grid, '[role=row]');
      drawn.length = 0;
      await scrollBy(grid, 3 * rowHeight, 20);
      await expect(made()).toEqual([]);
      await expect(drawn).toHaveLength(60);
      await expect(new Set(drawn).size).toBe(60);
    });
    await step('After the scroll the rows are in reading order', async () => {
      await waitFor(() =>
        expect(rowNumbers(grid)).toEqual(rowNumbers(grid).toSorted((one, other) => one - other)),
      );
      await expect(rowNumbers(grid)).toContain(Math.ceil(grid.scrollTop / rowHeight));
    });
    await step('Reordering renders no row', async () => {
      await expect(drawn).toHaveLength(60);
    });
  },
};

export const ReusedStatelessCells: Story = {
  args: {
    columns: [
      {
        id: 'name',
        label: 'Pipeline',
        isRowHeader: true,
        isStateless: true,
        width: '1fr',
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
    ],
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await scrollBy(grid, rowHeight, 20);
    const made = observeNewElements(grid, '*');
    await scrollBy(grid, 3 * rowHeight, 20);
    await expect(made()).toEqual([]);
    await expect(canvas.getByText(new RegExp(` ${grid.scrollTop / rowHeight + 1}$`))).toBeVisible();
  },
};

/** State inside a cell, such as typed text, belongs to its row, not to the element. */
export const StatefulCells: Story = {
  args: {
    columns: [
      ...columns.slice(0, 1),
      {
        id: 'note',
        label: 'Note',
        width: '200px',
        focusTarget: 'control',
        cell: ({ name }, control) => <input {...control} aria-label={`Note on ${name}`} />,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note on Payments 3' }), 'Ask Ada');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note on Orders 1' }));
    await scrollBy(grid, 5 * rowHeight, 10);
    for (const note of canvas.getAllByRole('textbox')) await expect(note).toHaveValue('');
  },
};

/** A grid with a filter of its own, as another product may have one. */
function Filtered({ rows, ...props }: GridProps<Flow>) {
  const [isOdd, setOdd] = useState(false);
  return (
    <>
      <button type="button" aria-pressed={isOdd} onClick={() => setOdd(!isOdd)}>
        Only odd
      </button>
      <Grid
        {...props}
        rows={isOdd ? rows.filter((_, index) => index % 2 === 0) : rows}
        scrollKey={String(isOdd)}
      />
    </>
  );
}

/** Other rows begin at the top; the same rows, changed by the service, stay where they are. */
export const BackToTheFirstRow: Story = {
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await scrollBy(grid, 50 * rowHeight, 4);
    await expect(canvas.queryByText('Storefront 2')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Only odd' }));
    await expect(grid.scrollTop).toBe(0);
    await expect(rowNumbers(grid).slice(0, 3)).toEqual([1, 2, 3]);
  },
};
