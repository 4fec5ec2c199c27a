import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SchemaSettingsScreen } from './SchemaSettingsScreen.tsx';
import {
  box,
  liveSchema,
  selected,
  treeOf,
  type LiveSchemaProps,
} from './SchemaSettingsScreen.stories.data.tsx';

/* Views of the schema, and the selection. */
const meta: Meta<LiveSchemaProps> = {
  ...liveSchema,
  title: 'Screens/Setup/SchemaSettingsScreen/Selection',
  tags: ['!autodocs'],
  component: SchemaSettingsScreen,
};
export default meta;
type Story = StoryObj<LiveSchemaProps>;

export const Search: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent, step }) => {
    const tree = await treeOf(canvas);
    const field = canvas.getByRole('searchbox', { name: 'Search tables and columns' });
    await step('A table that matches by name shows all columns', async () => {
      await userEvent.type(field, 'SALES.ORDERS_HIST');
      await waitFor(() => expect(canvas.getByText(/^1 matching table$/)).toBeVisible());
      await expect(within(tree).getByRole('rowheader', { name: /orders_history/ })).toBeVisible();
    });
    await step('A table that matches by column shows only that column, highlighted', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'customer_email');
      await expect((await canvas.findAllByText('1 column matches')).length).toBeGreaterThan(1);
      await expect(canvas.getByRole('button', { name: 'Close orders' })).toBeVisible();
      const [column] = await canvas.findAllByRole('checkbox', { name: 'customer_email' });
      const mark = column?.closest('[role=row]')?.querySelector('mark');
      await expect(mark).toHaveTextContent('customer_email');
      await expect(canvas.queryByRole('checkbox', { name: 'status' })).not.toBeInTheDocument();
    });
    await step('Another search starts at its first result', async () => {
      await userEvent.clear(field);
      scrollBy(0, 2_000);
      await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'accounts' })).toBeNull());
      await userEvent.type(field, 'customer_email');
      const first = await waitFor(() => {
        const row = tree.querySelector('[aria-rowindex="2"]');
        if (!row) throw new Error('The first row is not rendered.');
        return row;
      });
      await waitFor(() => expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    });
    await step('Without matches, the search can be cleared', async () => {
      await userEvent.type(field, ' of nobody');
      await userEvent.click(await canvas.findByRole('button', { name: 'Show all tables' }));
      await expect(field).toHaveValue('');
      await treeOf(canvas);
    });
  },
};

/** Tables whose own name matches come first, whatever the sort. */
export const BestMatchFirst: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent }) => {
    const tree = await treeOf(canvas);
    await userEvent.type(canvas.getByRole('searchbox'), 'customer');
    // The tree updates some time after the last letter.
    await waitFor(() =>
      expect(tree.querySelector('[aria-rowindex="3"] [role=checkbox]')?.getAttribute('aria-label')).toMatch(
        /^customer/,
      ),
    );
  },
};

/** Search results move neither the toolbar nor the tree. */
export const SearchMovesNothing: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    const tree = await treeOf(canvas);
    const tops = () =>
      [
        canvas.getByRole('searchbox'),
        canvas.getByRole('button', { name: /Select All|Deselect All/ }),
        canvas.getByRole('button', { name: /Refresh Schema/ }),
        tree,
      ].map((element) => Math.round(element.getBoundingClientRect().top));
    const before = tops();
    await expect(before[1]).toBeLessThan((before[0] ?? 0) + 20);
    await userEvent.type(canvas.getByRole('searchbox'), 'order');
    await canvas.findByText(/^\d+ matching tables, \d+ matching columns$/);
    await expect(tops()).toEqual(before);
  },
};

export const NotSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    const tree = await treeOf(canvas);
    await userEvent.click(await box(canvas, 'accounts'));
    await userEvent.click(canvas.getByRole('radio', { name: /^Not selected\s*2$/ }));
    await waitFor(() => expect(Number(tree.getAttribute('aria-rowcount'))).toBeLessThan(6));
    await expect(await box(canvas, 'accounts')).not.toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: 'orders' })).not.toBeInTheDocument();
  },
};

export const SelectFiltered: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent, step }) => {
    await treeOf(canvas);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'customer_email');
    await step('Only the column is selected, in collapsed tables', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select All Filtered' }));
      await expect(canvas.getByRole('button', { name: 'Deselect All Filtered' })).toBeVisible();
      const words = canvas.getByText(/ of 128 tables, /).textContent ?? '';
      const [, tables, columns] = /^(\d+) of 128 tables, (\d+) columns$/.exec(words) ?? [];
      await expect(Number(columns)).toBe(Number(tables) * 2);
    });
    await step('The column is deselected again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Deselect All Filtered' }));
      await selected(canvas, '0 of 128 tables, 0 columns');
    });
    await step('Without a search all tables are selected', async () => {
      await userEvent.clear(field);
      await userEvent.click(canvas.getByRole('button', { name: 'Select All' }));
      await selected(canvas, /^127 of 128 tables, /);
      await userEvent.click(canvas.getByRole('button', { name: 'Deselect All' }));
      await selected(canvas, /^0 of 128 tables, /);
    });
  },
};

/**
 * A table found by its own name is deselected as a whole, a table found by a column loses that column: the bar says
 * both.
 */
export const DeselectFiltered: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent }) => {
    await treeOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Select All' }));
    await selected(canvas, /^127 of 128 tables, /);
    await userEvent.type(canvas.getByRole('searchbox'), 'order');
    const size = await canvas.findByText(/^\d+ matching tables, \d+ matching columns$/);
    const tables = Number.parseInt(size.textContent ?? '', 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Deselect All Filtered' }));
    await selected(canvas, new RegExp(`^${127 - tables} of 128 tables, `));
  },
};

export const SelectedOnly: Story = {
  args: { view: { search: '', show: 'selected' } },
  play: async ({ canvas, userEvent }) => {
    await treeOf(canvas);
    const accounts = await box(canvas, 'accounts');
    await userEvent.click(accounts);
    await expect(accounts).toBeVisible();
    await expect(accounts).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Changed/ }));
    await expect(await canvas.findByText('Removed')).toBeVisible();
    await expect(canvas.getByText('1 table')).toBeVisible();
    await userEvent.click(accounts);
    await userEvent.click(canvas.getByRole('radio', { name: /^All/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Changed/ }));
    await expect(await canvas.findByRole('heading', { name: 'No changes' })).toBeVisible();
  },
};

export const RowMenu: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await treeOf(canvas);
    const openMenu = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for public.accounts' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      return screen.findByRole('dialog');
    };
    await step('Fields are excluded', async () => {
      const dialog = await openMenu('Exclude fields');
      await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Select domain' }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
      await expect(await canvas.findByText('columns of 1 table changed')).toBeVisible();
    });
    await step('A custom key is selected', async () => {
      const dialog = await openMenu('Custom primary key');
      await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Select tier' }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Use as key' }));
      await expect(await canvas.findByText('1 key changed')).toBeVisible();
    });
  },
};

export const UndoAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await treeOf(canvas);
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeDisabled();
    await userEvent.click(await box(canvas, 'accounts'));
    await userEvent.click(canvas.getByRole('button', { name: 'Select All' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deselect All' }));
    await selected(canvas, '0 of 128 tables, 0 columns');
    for (const _ of [1, 2, 3]) await userEvent.click(undo);
    await selected(canvas, /^127 of 128 tables, /);
    // It was just pressed, so it keeps the focus.
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(await box(canvas, 'accounts')).toBeChecked();
  },
};
