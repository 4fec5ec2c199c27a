import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createSchemaModel } from '../../domain/schema/schemaModel.ts';
import { table } from '../../domain/schema/schema.test.data.ts';
import { shopTree, type TreeStoryProps } from './SchemaTree.stories.data.tsx';

const meta: Meta<TreeStoryProps> = { ...shopTree, title: 'Patterns/SchemaTree' };
export default meta;
type Story = StoryObj<TreeStoryProps>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, step }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await step('Rows expose their level and children', async () => {
      const orders = row(/^orders 3 of 4|orders.*id 3 of 4/);
      await expect(orders).toHaveAttribute('aria-level', '2');
      await expect(orders).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('checkbox', { name: 'orders' })).toBePartiallyChecked();
      await expect(canvas.getByRole('checkbox', { name: 'public' })).toBePartiallyChecked();
    });
    await step('Rows that cannot be replicated say why', async () => {
      const view = canvas.getByRole('checkbox', { name: 'open_orders' });
      await expect(view).toHaveAttribute('aria-disabled', 'true');
      await expect(view).toHaveAccessibleDescription('Views can’t be replicated: they have no change log.');
      await userEvent.click(view);
      await expect(view).not.toBeChecked();
    });
    await step('A column is excluded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open orders' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'customer_email' }));
      await expect(canvas.getAllByText('Excluded')).toHaveLength(2);
      await expect(canvas.getByText('2 of 4')).toBeVisible();
    });
    await step('A schema’s checkbox selects its tables', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'sales' }));
      await expect(canvas.getByRole('checkbox', { name: 'refunds' })).toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: 'sessions_raw' })).toBeChecked();
    });
  },
};

export const Playground: Story = {
  args: { showsChanges: true, readOnlyReason: 'Only administrators can change the schema.' },
};

export const FoundByColumn: Story = {
  args: { search: 'email' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByText('1 column matches')).toHaveLength(2);
    const found = () => within(canvas.getByRole('treegrid')).getAllByRole('checkbox');
    const marked = () => [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    // The schema, two tables, and the matching column of each.
    await expect(found()).toHaveLength(5);
    await expect(marked()).toEqual(['email', 'email']);
    await userEvent.click(canvas.getByRole('button', { name: 'Close orders' }));
    await expect(found()).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Open orders' }));
    await expect(found()).toHaveLength(5);
  },
};

/** With a font twice as large, rows do not overlap. */
export const LargeLetters: Story = {
  // On a docs page, the font size would affect every story.
  tags: ['!autodocs'],
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    const reason = canvas.getByText('Views can’t be replicated: they have no change log.');
    const row = reason.closest('[role=row]');
    const next = row?.parentElement?.nextElementSibling;
    await expect(reason.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      next?.getBoundingClientRect().top ?? 0,
    );
  },
};

function boxOfText(element: Element | null | undefined): DOMRect {
  const range = document.createRange();
  if (element) range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent, step }) => {
    await step('The marks of closed rows point to where text continues', async () => {
      const [mark] = canvas.getAllByRole('button', { name: /^Open / });
      await expect(mark && getComputedStyle(mark).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    });
    await step('Sentences keep their direction', async () => {
      for (const sentence of ['3 of 4 tables', /^Views can’t be replicated/])
        await expect(getComputedStyle(canvas.getByText(sentence)).direction).toBe('ltr');
      const [name, reason] = ['open_orders', /^Views can’t/].map((text) => canvas.getByText(text));
      await expect(boxOfText(name).right).toBeCloseTo(boxOfText(reason).right, 0);
    });
    await step('Keys and types keep their direction, at the side of their column', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open customers' }));
      const row = canvas.getByRole('row', { name: /email/ });
      const head = (name: string) => boxOfText(canvas.getByRole('columnheader', { name }).firstElementChild);
      const [key, type] = [2, 3].map((column) => row.querySelector(`[aria-colindex="${column}"]`));
      await expect(boxOfText(key).right).toBeCloseTo(head('Primary key').right, 0);
      await expect(boxOfText(type).left).toBeCloseTo(head('Columns').left, 0);
      await expect(key && getComputedStyle(key).unicodeBidi).toBe('plaintext');
    });
  },
};

/** Text without an element of its own shows in full as the tooltip of its cell. */
export const Tooltips: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /customers/ });
    const keys = row.querySelector('[aria-colindex="2"]');
    await expect(keys).toHaveAttribute('title', 'id');
    await expect(keys?.childElementCount).toBe(0);
  },
};

export const LongNames: Story = {
  args: {
    make: () =>
      createSchemaModel(
        [
          table(`${'schema_'.repeat(30)}.${'table_'.repeat(40)}`, `${'key_'.repeat(40)}*`, 'b'.repeat(255)),
          table('other.short', 'id*'),
        ],
        [],
      ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open table_/ }));
    await expect(canvas.getByRole('checkbox', { name: /^bbb/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A short name is never cut; the content beside it shrinks. */
export const Smallest: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open customers' }));
    const cell = canvas.getByRole('checkbox', { name: 'id' }).closest<HTMLElement>('[role=rowheader]');
    if (!cell) throw new Error('The column "id" has no cell.');
    const name = within(cell).getByText('id', { selector: 'bdi' });
    await expect(name.scrollWidth).toBe(name.clientWidth);
    await expect(name.clientWidth).toBeGreaterThan(12);
    const badge = within(cell).getByText('Primary key').getBoundingClientRect();
    await expect(badge.width).toBeGreaterThanOrEqual(36);
    await expect(badge.right).toBeLessThanOrEqual(cell.getBoundingClientRect().right);
  },
};

export const WithoutSchemas: Story = {
  args: {
    make: () => createSchemaModel([table('contacts', 'id*', 'email'), table('deals')], []),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('row', { name: /contacts/ })).toHaveAttribute('aria-level', '1'),
};
