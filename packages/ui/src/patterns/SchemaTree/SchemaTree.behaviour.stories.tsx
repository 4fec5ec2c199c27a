import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createSchemaModel } from '../../domain/schema/schemaModel.ts';
import { table } from '../../domain/schema/schema.test.data.ts';
import { nextFrame, shopTree, type TreeStoryProps } from './SchemaTree.stories.data.tsx';

/* Keyboard use, and the cost of 200,000 columns. */
const meta: Meta<TreeStoryProps> = {
  ...shopTree,
  title: 'Patterns/SchemaTree/Behaviour',
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj<TreeStoryProps>;

/** The keys of the ARIA treegrid. There is one tab stop, and the focus is always in view. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const tree = canvas.getByRole('treegrid');
    const where = () => {
      const cell = document.activeElement?.closest('[aria-colindex]');
      const name = cell?.parentElement?.querySelector('[role=checkbox]')?.getAttribute('aria-label');
      return `${name}:${cell?.getAttribute('aria-colindex')}`;
    };
    const press = async (keys: string, place: string) => {
      await userEvent.keyboard(keys);
      await expect(where(), keys).toBe(place);
      await expect(tree.querySelectorAll('[tabindex="0"]'), 'tab stops').toHaveLength(1);
    };
    const isOpen = (name: string) =>
      canvas.getByRole('checkbox', { name }).closest('[role=row]')?.getAttribute('aria-expanded');

    await step('Tab enters at the first row', async () => {
      canvas.getByRole('button', { name: 'Before' }).focus();
      await userEvent.tab();
      await expect(where()).toBe('public:1');
    });
    await step('Arrow keys: right opens and moves on, left closes and moves to the parent', async () => {
      await press('{ArrowDown}', 'customers:1');
      await press('{ArrowRight}', 'customers:1');
      await expect(isOpen('customers')).toBe('true');
      await press('{ArrowDown}{ArrowDown}', 'email:1');
      await press('{ArrowLeft}', 'customers:1');
      await press('{ArrowLeft}', 'customers:1');
      await expect(isOpen('customers')).toBe('false');
      await press('{ArrowLeft}', 'public:1');
      await press('{ArrowLeft}', 'public:1');
      await expect(isOpen('public')).toBe('false');
      await press('{ArrowRight}', 'public:1');
      await press('{ArrowRight}', 'public:2');
      await press('{ArrowLeft}', 'public:1');
    });
    await step('Space selects once, and Ctrl+Z undoes it', async () => {
      const customers = canvas.getByRole('checkbox', { name: 'customers' });
      await press('{ArrowDown}[Space]', 'customers:1');
      await expect(customers).not.toBeChecked();
      await press('{Control>}z{/Control}', 'customers:1');
      await expect(customers).toBeChecked();
      await press('{ArrowRight}{ArrowRight}[Space]', 'customers:2');
      await expect(customers).not.toBeChecked();
      await press('[Space]{Home}', 'customers:1');
    });
    await step('Enter opens and closes', async () => {
      await press('{Enter}', 'customers:1');
      await expect(isOpen('customers')).toBe('false');
    });
    await step('An asterisk opens the siblings', async () => {
      await press('*', 'customers:1');
      await expect(isOpen('customers')).toBe('true');
      await expect(isOpen('payments')).toBe('true');
      await expect(isOpen('refunds')).toBe('false');
      await press('{ArrowDown}{ArrowUp}{ArrowLeft}', 'customers:1');
      await press('{ArrowLeft}', 'public:1');
      await press('{ArrowLeft}*', 'public:1');
      await expect(isOpen('public')).toBe('true');
      await press('{ArrowDown}', 'customers:1');
    });
    await step('Home and End move to the first and last row', async () => {
      await press('{End}', 'sessions_raw:1');
      await press('{Home}', 'public:1');
    });
    await step('Ctrl+A selects all, then none', async () => {
      await press('{Control>}a{/Control}', 'public:1');
      await expect(canvas.getByRole('checkbox', { name: 'sales' })).toBeChecked();
      await press('{Control>}a{/Control}', 'public:1');
      await expect(canvas.getByRole('checkbox', { name: 'public' })).not.toBeChecked();
    });
    await step('Shift+F10 opens the menu, which says what to do first', async () => {
      await press('{ArrowDown}', 'customers:1');
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      const item = await screen.findByRole('menuitem', { name: 'Exclude fields' });
      await expect(item).toHaveAccessibleDescription('Select the table first');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(where()).toBe('customers:4'));
    });
    await step('Tab leaves', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    });
  },
};

/** Collects the rows that change until it is read. */
function watchRows() {
  const rows = new Set<string | null | undefined>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const row = element?.closest('[role=row]');
      if (row) rows.add(row.querySelector('[role=checkbox]')?.getAttribute('aria-label'));
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    observer.disconnect();
    return [...rows];
  };
}

/** 200,000 columns: only the rows in view render, and a checkbox renders only the rows that it changes. */
export const TwoHundredThousandColumns: Story = {
  args: {
    make: () =>
      createSchemaModel(
        Array.from({ length: 5_000 }, (_, index) =>
          table(
            `${index % 2 ? 'sales' : 'public'}.table_${String(index).padStart(4, '0')}`,
            ...Array.from({ length: 40 }, (__, at) => (at === 0 ? 'id*' : `column_${at}`)),
          ),
        ),
        [],
      ),
    newTables: new Set(),
  },
  play: async ({ canvas, userEvent, step }) => {
    const tree = canvas.getByRole('treegrid');
    await expect(tree).toHaveAttribute('aria-rowcount', '5003');
    await expect(within(tree).getAllByRole('row').length).toBeLessThan(60);
    await step('A checkbox renders its row and its schema’s', async () => {
      const box = canvas.getByRole('checkbox', { name: 'table_0000' });
      box.focus();
      await nextFrame();
      const changed = watchRows();
      await userEvent.keyboard('[Space]');
      await expect(box).toBeChecked();
      await nextFrame();
      await expect(changed().toSorted()).toEqual(['public', 'table_0000']);
    });
    await step('Scrolling creates no element', async () => {
      scrollBy(0, 2_000);
      await nextFrame();
      const before = new Set(within(tree).getAllByRole('row'));
      for (let count = 0; count < 10; count += 1) {
        scrollBy(0, 480);
        await nextFrame();
        await nextFrame();
      }
      await expect(
        within(tree)
          .getAllByRole('row')
          .filter((each) => !before.has(each)),
      ).toEqual([]);
      await expect(canvas.getByRole('checkbox', { name: 'table_0286' })).toBeVisible();
      scrollTo(0, 0);
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'table_0010' })).toBeVisible());
    });
    await step('Page keys move by the rows in view', async () => {
      const position = () =>
        Number(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex'));
      const before = position();
      await userEvent.keyboard('{PageDown}{PageDown}');
      const page = (position() - before) / 2;
      await expect(page).toBeGreaterThan(3);
      await expect(page * 48).toBeLessThanOrEqual(innerHeight);
      await userEvent.keyboard('{PageUp}{PageUp}');
      await expect(position()).toBe(before);
    });
    await step('An asterisk opens every table of the schema, and the focus stays in view', async () => {
      // The rows of the last page key render with the next frame.
      (await canvas.findByRole('checkbox', { name: 'table_0010' })).focus();
      await userEvent.keyboard('*');
      await waitFor(() => expect(tree).toHaveAttribute('aria-rowcount', String(5_003 + 2_500 * 40)));
      await expect(within(tree).getAllByRole('row').length).toBeLessThan(60);
      const row = canvas.getByRole('checkbox', { name: 'table_0010' }).closest<HTMLElement>('[role=row]');
      await waitFor(() => expect(row).toContainElement(document.querySelector<HTMLElement>(':focus')));
      const { top, bottom } = document.querySelector(':focus')?.getBoundingClientRect() ?? new DOMRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    });
    await step('End moves to the last row', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'table_4999' })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}{End}');
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'column_39' })).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('checkbox', { name: 'table_4999' })).toHaveFocus();
    });
  },
};

/** Deep in the list, the schema and table of the visible rows stick to the top as real rows. */
export const StickyHeads: Story = {
  args: {
    make: () =>
      createSchemaModel(
        ['public', 'sales'].flatMap((schema) =>
          Array.from({ length: 40 }, (_, index) =>
            table(
              `${schema}.${schema}_${String(index).padStart(2, '0')}`,
              ...Array.from({ length: 40 }, (__, at) => `column_${at}`),
            ),
          ),
        ),
        [],
      ),
    newTables: new Set(),
  },
  play: async ({ canvas, userEvent, step }) => {
    const tree = canvas.getByRole('treegrid');
    const rowOf = (name: string) => canvas.getByRole('checkbox', { name }).closest<HTMLElement>('[role=row]');
    const topOf = (name: string) => rowOf(name)?.getBoundingClientRect().top ?? Number.NaN;
    const scrolled = async (distance: number) => {
      scrollBy(0, distance);
      await nextFrame();
      await nextFrame();
    };
    const headEnd = () =>
      within(tree)
        .getByRole('columnheader', { name: 'Columns' })
        .closest('[role=rowgroup]')
        ?.getBoundingClientRect().bottom ?? Number.NaN;

    await step('The table of the columns in view sticks below its schema', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open public_05' }));
      await scrolled(tree.getBoundingClientRect().top + 900);
      await expect(headEnd()).toBeCloseTo(40, 0);
      await expect(topOf('public')).toBeCloseTo(headEnd(), 0);
      await expect(topOf('public_05')).toBeCloseTo(headEnd() + 40, 0);
      // Sticky rows are opaque and receive the clicks.
      const { left, top } = canvas.getByRole('checkbox', { name: 'public_05' }).getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, top + 4)?.closest('[role=row]')).toBe(
        rowOf('public_05'),
      );
    });
    await step('The sticky row is a real row of the treegrid', async () => {
      await expect(canvas.getAllByRole('checkbox', { name: 'public' })).toHaveLength(1);
      await expect(rowOf('public')).toHaveAttribute('aria-rowindex', '2');
      await expect(rowOf('public_05')).toHaveAttribute('aria-rowindex', '8');
      await expect(rowOf('public_05')).toHaveAttribute('aria-level', '2');
      await waitFor(() => {
        const indexes = within(tree)
          .getAllByRole('row')
          .map((row) => Number(row.getAttribute('aria-rowindex')));
        return expect(indexes).toEqual(indexes.toSorted((one, other) => one - other));
      });
    });
    await step('A focused column is not covered', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'column_25' }));
      await userEvent.keyboard('{ArrowUp>20/}');
      const focused = document.activeElement?.closest('[role=row]')?.getBoundingClientRect();
      await expect(focused?.top).toBeGreaterThanOrEqual(headEnd() + 40 + 48 - 1);
    });
    await step("The left arrow moves to the table's own place, and the next row follows it", async () => {
      await scrolled(600);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('checkbox', { name: 'public_05' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('checkbox', { name: 'column_0' })).toHaveFocus();
      await expect(topOf('column_0')).toBeGreaterThanOrEqual(topOf('public_05') + 47);
    });
    await step('Closing a sticky table keeps it in view', async () => {
      await scrolled(900);
      await expect(topOf('public_05')).toBeCloseTo(headEnd() + 40, 0);
      await userEvent.click(canvas.getByRole('button', { name: 'Close public_05' }));
      await expect(topOf('public_05')).toBeGreaterThanOrEqual(headEnd() + 39);
      await expect(topOf('public_05')).toBeLessThan(innerHeight - 48);
      await expect(canvas.getByRole('checkbox', { name: 'public_05' })).toHaveFocus();
    });
    await step('The next schema replaces the previous one', async () => {
      canvas.getByRole('button', { name: 'Before' }).focus();
      await scrolled(topOf('public_05') + 35 * 48);
      await waitFor(() => expect(topOf('sales')).toBeCloseTo(headEnd(), 0));
    });
  },
};

const many = () =>
  createSchemaModel(
    Array.from({ length: 60 }, (_, at) =>
      table(`table_${at}`, ...Array.from({ length: 40 }, (__, column) => `column_${column}`)),
    ),
    [],
  );

/** The rows in view are painted before the ones around them are created. */
export const ViewFirst: Story = {
  args: { make: many },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('treegrid');
    const rows = () => [...tree.querySelectorAll('[role=row]')];
    const counts: number[] = [];
    const observer = new MutationObserver(() => counts.push(rows().length));
    observer.observe(tree, { subtree: true, childList: true });
    // `userEvent` renders everything before it returns.
    canvas.getByRole('button', { name: 'Open table_1' }).click();
    await waitFor(() => expect(counts.length).toBeGreaterThan(1));
    observer.disconnect();
    const [inView = 0] = counts;
    await expect(rows()[inView - 1]?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(innerHeight);
    await expect(rows()).toHaveLength(inView + 5);
  },
};

/** The row of a pressed arrow gets the focus, without a visit to the arrow. */
export const PressedArrow: Story = {
  play: async ({ canvas, userEvent }) => {
    const tree = canvas.getByRole('treegrid');
    const focused: EventTarget[] = [];
    tree.addEventListener('focusin', ({ target }) => target && focused.push(target));
    await userEvent.click(canvas.getByRole('button', { name: 'Open customers' }));
    await expect(focused).toEqual([canvas.getByRole('checkbox', { name: 'customers' })]);
  },
};
