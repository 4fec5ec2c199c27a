import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ready } from '../../domain/remote.ts';
import { defaultSchemaView } from '../../domain/schema/schemaFilter.ts';
import { createSchemaModel } from '../../domain/schema/schemaModel.ts';
import { mapping, table } from '../../domain/schema/schema.test.data.ts';
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
    onRefresh: fn(),
    onExcludeFields: fn(),
    onCustomPrimaryKey: fn(),
    onSave: fn(),
    saveLabel: 'Save',
  },
} satisfies Meta<typeof SchemaEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As in the settings of a pipeline, without the steps of the setup. */
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

/** Changes saved by other users apply where the user changed nothing, and are announced in any case. */
export const SavedByAnother: Story = {
  beforeEach: ({ args }) => {
    args.schema = ready(model());
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'customers' }));
    await step("The other user's change is shown beside the own selection", async () => {
      if (args.schema.state === 'ready') args.schema.value.setSaved([mapping('refunds')]);
      const updates = await canvas.findByText('Someone else saved this schema');
      await expect(updates.closest('[role=status]')).toHaveTextContent(
        '2 tables updated to what they saved: orders, refunds.',
      );
      await expect(canvas.getByText('2 of 3 tables, 3 columns')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'customers' })).toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: 'orders' })).not.toBeChecked();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Someone else saved this schema')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ syncMappings: [mapping('customers')] });
  },
};

/** After a reload: the earlier selection is restored, and one step undoes that. */
export const Restored: Story = {
  beforeEach: ({ args }) => {
    const restored = model();
    restored.restore([mapping('customers')]);
    args.schema = ready(restored);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('We restored your draft.')).toBeVisible();
    await expect(canvas.getByText('+1 table')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('checkbox', { name: 'customers' })).not.toBeChecked();
    await expect(canvas.queryByText('We restored your draft.')).not.toBeInTheDocument();
  },
};

export const PartlyUnreadable: Story = {
  args: { reading: { readAt: null, unreadable: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 tables couldn’t be read.')).toBeVisible();
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
