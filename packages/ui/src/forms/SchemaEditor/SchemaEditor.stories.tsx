import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ready } from '../../domain/remote.ts';
import { defaultSchemaView } from '../../domain/schema/schemaFilter.ts';
import { createSchemaModel } from '../../domain/schema/schemaModel.ts';
import { mapping, table } from '../../domain/schema/testing.ts';
import { SchemaEditor, type SchemaEditorProps } from './SchemaEditor.tsx';

const model = () =>
  createSchemaModel(
    [table('customers', 'id*', 'email'), table('orders', 'id*', 'note'), table('refunds', 'id*')],
    [mapping('orders')],
  );

function Kept(args: SchemaEditorProps) {
  const [view, setView] = useState(args.view);
  return <SchemaEditor {...args} view={view} onViewChange={setView} />;
}

const meta = {
  title: 'Forms/SchemaEditor',
  component: SchemaEditor,
  render: (args) => <Kept {...args} />,
  args: {
    schema: ready(model()),
    view: defaultSchemaView,
    onViewChange: fn(),
    reading: { readAt: new Date('2026-03-04T10:42:00Z'), unreadable: 0 },
    timeZone: 'UTC',
    onRefresh: fn(),
    onExcludeFields: fn(),
    onCustomPrimaryKey: fn(),
    onSave: fn(),
    saveLabel: 'Save',
  },
} satisfies Meta<typeof SchemaEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it stands in the settings of a pipeline, without the steps of the setup. */
export const Default: Story = {
  beforeEach: ({ args }) => {
    args.schema = ready(model());
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'customers' }));
    await expect(canvas.getByText('2 of 3 tables, 4 columns')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ syncMappings: [mapping('customers')] });
  },
};

export const PartlyUnreadable: Story = {
  args: { reading: { readAt: null, unreadable: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 tables could not be read.')).toBeVisible();
    await expect(canvas.queryByText(/^Read at/)).not.toBeInTheDocument();
  },
};

export const Refreshing: Story = {
  args: { schema: { state: 'ready', value: model(), isRefreshing: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Refresh Schema/ }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(canvas.getByRole('treegrid')).toBeVisible();
  },
};
