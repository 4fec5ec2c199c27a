import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Region {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
}

const regions: readonly Region[] = [
  { id: 'us-east-1', name: 'N. Virginia', rows: 1_204_331 },
  { id: 'eu-central-1', name: 'Frankfurt', rows: 88_120 },
];

const meta: Meta<DataTableProps<Region>> = {
  title: 'Primitives/DataTable',
  component: DataTable<Region>,
  args: {
    label: 'Rows by region',
    columns: [
      { id: 'name', label: 'Region', cell: ({ name }) => name },
      { id: 'rows', label: 'Rows', align: 'end', cell: ({ rows }) => rows.toLocaleString('en-US') },
    ],
    rows: regions,
    getRowId: ({ id }) => id,
  },
};
export default meta;
type Story = StoryObj<DataTableProps<Region>>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Rows by region' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    const row = within(table).getByRole('row', { name: 'Frankfurt 88,120' });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Frankfurt');
  },
};

export const Playground: Story = { args: { hasCaption: true, rows: [], empty: 'No region has rows.' } };

export const RightToLeft: Story = {
  args: { hasCaption: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [name, rows] = canvas.getAllByRole('columnheader');
    await expect(rows?.getBoundingClientRect().right).toBeLessThanOrEqual(
      name?.getBoundingClientRect().left ?? 0,
    );
  },
};

/** Long words wrap. */
export const Narrow: Story = {
  args: { rows: [{ id: 'long', name: 'x'.repeat(300), rows: 1 }] },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
