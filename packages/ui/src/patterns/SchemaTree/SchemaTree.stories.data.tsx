import type { Meta } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { defaultSchemaView, filterSchema } from '../../domain/schema/schemaFilter.ts';
import { createSchemaModel } from '../../domain/schema/schemaModel.ts';
import { mapping, table } from '../../domain/schema/schema.test.data.ts';
import { SchemaTree, type SchemaTreeProps } from './SchemaTree.tsx';

const shop = () =>
  createSchemaModel(
    [
      table('public.customers', 'id*', 'email', 'first_name', 'phone'),
      table('public.orders', 'id*', 'status', 'customer_email', 'notes'),
      table('public.payments', 'id*', 'order_id', 'created_at'),
      {
        ...table('public.open_orders', 'order_id'),
        ineligibleReason: 'Views can’t be replicated: they have no change log.',
      },
      table('sales.refunds', 'id*', 'reason'),
      table('sales.sessions_raw', 'visitor', 'page'),
    ],
    [
      mapping('public.customers'),
      mapping('public.orders', { excluded: ['notes'] }),
      mapping('public.payments', { customPrimaryKeys: ['order_id', 'created_at'] }),
    ],
  );

export interface TreeStoryProps extends SchemaTreeProps {
  make: () => SchemaTreeProps['model'];
  search: string;
}

function Tree({ make, search, ...args }: Omit<TreeStoryProps, 'model' | 'matches'>) {
  const [model] = useState(make);
  const { index } = model.getSnapshot();
  const matches = useMemo(
    () =>
      filterSchema(
        index,
        { ...defaultSchemaView, search },
        { selected: () => true, unselected: () => true, changed: () => true },
      ),
    [index, search],
  );
  return (
    <>
      <button type="button">Before</button>
      <SchemaTree {...args} model={model} matches={matches} />
      <button type="button">After</button>
    </>
  );
}

/** Six tables in two schemas, some of them selected. */
export const shopTree = {
  component: SchemaTree,
  // The story creates `model` and `matches` from these.
  argTypes: {
    make: {
      description: 'Makes the model that the story holds.',
      control: false,
      table: { category: 'Story', type: { summary: '() => SchemaModel' } },
    },
    search: {
      description: 'What the story searches for: a part of a table’s or a column’s name.',
      control: 'text',
      table: { category: 'Story', type: { summary: 'string' } },
    },
    model: { control: false },
    matches: { control: false },
    newTables: { control: false },
  },
  render: (args) => <Tree {...args} />,
  args: {
    label: 'Tables',
    make: shop,
    search: '',
    newTables: new Set(['sales.refunds']),
    onExcludeFields: fn(),
    onCustomPrimaryKey: fn(),
    onRefreshColumns: fn(),
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<TreeStoryProps>;

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
