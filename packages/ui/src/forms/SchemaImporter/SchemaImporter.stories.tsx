import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { s3 } from '../../domain/connectors/sources/s3.ts';
import type { RowsField } from '../../domain/forms/definition/fieldTypes.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import { SchemaImporter, type SchemaImporterProps } from './SchemaImporter.tsx';
import { sampledRow, typesOf } from './sampledRows.ts';
import { schemaFailure } from './useSampling.ts';

function fieldOfS3(): RowsField {
  const field = s3.sections.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'rows');
  if (field?.kind !== 'rows') throw new Error('No table');
  return field;
}
const field = fieldOfS3();
const row = (name: string, dataType = 'string', isNullable = true): Row =>
  sampledRow({ name, dataType, isNullable }, true);
const orders = [
  row('order_id', 'bigint', false),
  row('customer_email'),
  row('placed_at', 'datetime', false),
  row('items', 'array'),
];
const many = Array.from({ length: 45 }, (_, index) => row(`column_${index + 1}`));

function Held(props: SchemaImporterProps) {
  const [rows, setRows] = useState(props.rows);
  return (
    <div style={{ maxInlineSize: 760 }}>
      <SchemaImporter
        {...props}
        rows={rows}
        onChange={(next) => {
          setRows(next);
          props.onChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Forms/SchemaImporter',
  component: SchemaImporter,
  render: (args) => <Held {...args} />,
  args: {
    field,
    state: { kind: 'done', files: ['exports/orders/2026-11-18.csv', 'exports/orders/2026-11-19.csv'] },
    rows: orders,
    types: typesOf(field, orders),
    onChange: fn(),
    onSample: fn(),
    onRefresh: fn(),
    onRestore: fn(),
  },
} satisfies Meta<typeof SchemaImporter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Has the columns and actions of the specification', async () => {
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
      await expect(heads).toEqual(['Column Name', 'Column Type', 'Is Nullable']);
      await userEvent.click(canvas.getByRole('button', { name: 'Sample Files' }));
      await expect(args.onSample).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh Schema' }));
      await expect(args.onRefresh).toHaveBeenCalledOnce();
      await expect(canvas.getByText(/^Read from exports\/orders\/2026-11-18.csv/)).toBeVisible();
    });
    await step('An edited type is marked, and can be undone', async () => {
      const type = canvas.getByRole('combobox', { name: 'Column Type of order_id' });
      await userEvent.selectOptions(type, 'integer');
      await expect(canvas.getByText('Edited')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo the type of order_id: bigint' }));
      await expect(type).toHaveValue('bigint');
      await expect(canvas.queryByText('Edited')).toBeNull();
    });
    await step('Columns are selected one by one, or all', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select items' }));
      await expect(canvas.getByText('3 of 4 selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all columns' }));
      await expect(canvas.getByText('4 of 4 selected')).toBeVisible();
    });
  },
};

export const Empty: Story = {
  args: { rows: [], state: { kind: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sample Files reads them from your bucket/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh Schema' })).toBeDisabled();
  },
};

/** The old rows stay, dimmed. */
export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Loading schema...')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select items' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Sample Files' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { rows: [], state: { kind: 'failed', message: schemaFailure, canRestore: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(schemaFailure);
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore previous' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

export const NotReady: Story = {
  args: { rows: [], state: { kind: 'unready' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Some entries are missing.'),
};

/** A selected column stays when the files no longer have it. */
export const Vanished: Story = {
  args: { types: typesOf(field, orders.slice(0, 3)) },
  play: async ({ canvas }) => expect(canvas.getAllByText('Not in the files')).toHaveLength(1),
};

/** Twenty columns on a page. */
export const ManyColumns: Story = {
  args: { rows: many, types: typesOf(field, many) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('21–40 of 45')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'column_21' })).toBeVisible();
  },
};

export const Required: Story = {
  args: { rows: [], state: { kind: 'idle' }, error: 'Sample files, and select at least one column' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Columns' })).toHaveAccessibleDescription(/^Sample files/),
};

const hostile = [row('<img src=x onerror=alert(1)>'), row('a\u202Eb'), row('x'.repeat(200), 'geometry')];

/** Names and types of any length and script. */
export const HostileNames: Story = {
  args: { rows: hostile, types: typesOf(field, hostile) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.textContent).not.toContain('\u202E');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = {
  args: { rows: [...orders, ...hostile], types: new Map([['items', 'object']]) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
