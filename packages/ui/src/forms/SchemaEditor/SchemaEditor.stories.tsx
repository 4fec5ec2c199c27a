import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ready } from '../../domain/outcome/remote.ts';
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
    onRefreshColumns: fn(),
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

/** All rows open and close at once: the shown ones, also while a search narrows them. */
export const ExpandAll: Story = {
  beforeEach: ({ args }) => {
    args.schema = ready(
      createSchemaModel(
        [
          table('public.customers', 'id*', 'email'),
          table('public.orders', 'id*'),
          table('sales.refunds', 'id*'),
        ],
        [],
      ),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const tree = canvas.getByRole('treegrid');
    const rows = () => within(tree).getAllByRole('row').length - 1;
    const expand = canvas.getByRole('button', { name: 'Expand all' });
    const collapse = canvas.getByRole('button', { name: 'Collapse all' });
    await step('Schemas and tables', async () => {
      await expect(rows()).toBe(5);
      await userEvent.click(expand);
      await expect(rows()).toBe(9);
      await userEvent.click(collapse);
      await expect(rows()).toBe(2);
      await expect(collapse).toHaveFocus();
      await userEvent.click(expand);
      await expect(rows()).toBe(9);
      await userEvent.click(collapse);
    });
    await step('What a search found', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'id');
      await userEvent.click(expand);
      await waitFor(() => expect(rows()).toBe(8));
      await userEvent.click(collapse);
      await expect(rows()).toBe(2);
    });
  },
};

/** On a phone, search and two buttons make the first row of the tools. */
export const ToolsOnAPhone: Story = {
  ...ExpandAll,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const rows = () => within(canvas.getByRole('treegrid')).getAllByRole('row').length - 1;
    const more = canvas.getByRole('button', { name: 'More actions' });
    const filters = canvas.getByRole('button', { name: 'Filters' });
    await step('One row', async () => {
      const search = canvas.getByRole('searchbox').getBoundingClientRect();
      for (const button of [more, filters]) {
        const { top, bottom } = button.getBoundingClientRect();
        await expect(top).toBeLessThan(search.bottom);
        await expect(bottom).toBeGreaterThan(search.top);
      }
      await expect(canvas.queryByRole('button', { name: 'Refresh Schema' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Select All' })).toBeVisible();
    });
    await step('The menu', async () => {
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Collapse all' }));
      await waitFor(() => expect(rows()).toBe(2));
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Expand all' }));
      await waitFor(() => expect(rows()).toBe(9));
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Refresh Schema' }));
      await expect(args.onRefresh).toHaveBeenCalledOnce();
    });
    await step('The filters', async () => {
      await expect(canvas.queryByRole('radio', { name: /^Selected/ })).not.toBeInTheDocument();
      await userEvent.click(filters);
      await expect(filters).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(canvas.getByRole('radio', { name: /^Not selected/ }));
      await expect(filters).toHaveTextContent('Filters (on)');
    });
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

const archived = 'An archived pipeline can’t be changed.';

/** Of a pipeline that is set up: saving requires a change. */
export const LivePipeline: Story = {
  args: { isLive: true, saveLabel: 'Save tables' },
  beforeEach: ({ args }) => {
    args.schema = ready(model());
  },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save tables' });
    await expect(canvas.getByText('No changes to save.')).toBeVisible();
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'customers' }));
    await expect(canvas.getByText('+1 table')).toBeVisible();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenLastCalledWith({ syncMappings: [mapping('customers')] });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(save).toBeDisabled();
  },
};

/** A table that two people changed shows both versions. Nothing is saved before each is decided. */
export const ChangedByTwo: Story = {
  args: { isLive: true, saveLabel: 'Save tables' },
  beforeEach: ({ args }) => {
    args.schema = ready(model());
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'customers' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'orders' }));
    if (args.schema.state === 'ready') {
      args.schema.value.setSaved([
        mapping('orders', { excluded: ['note'] }),
        mapping('customers', { excluded: ['email'] }),
        mapping('refunds'),
      ]);
    }
    const save = canvas.getByRole('button', { name: 'Save tables' });
    await step('Both versions of each table are shown', async () => {
      const list = await canvas.findByRole('list', { name: 'Tables to decide' });
      await expect(list).toHaveTextContent(
        /customersYours: Selected with all columnsTheirs: Selected without email/,
      );
      await expect(list).toHaveTextContent(/ordersYours: Not selectedTheirs: Selected without note/);
      await expect(canvas.getByText('1 table updated to what they saved: refunds.')).toBeVisible();
    });
    await step('Saving waits for the decisions', async () => {
      await expect(save).toBeDisabled();
      await expect(canvas.getByText('Choose a version of 2 tables to save.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
      await expect(canvas.getByRole('list', { name: 'Tables to decide' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs for customers' }));
    await expect(canvas.getByText('Choose a version of 1 table to save.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine for orders' }));
    await expect(canvas.queryByRole('list', { name: 'Tables to decide' })).not.toBeInTheDocument();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenLastCalledWith({
      syncMappings: [mapping('orders', { isSelected: false })],
    });
  },
};

/** More than five tables are decided together. */
export const ManyChangedByTwo: Story = {
  args: { isLive: true },
  beforeEach: ({ args }) => {
    const names = Array.from({ length: 8 }, (_, index) => `table_${index}`);
    const many = createSchemaModel(
      names.map((name) => table(name, 'id*', 'note')),
      [],
    );
    for (const number of names.keys()) many.setTable(number, true);
    many.setSaved(names.map((name) => mapping(name, { excluded: ['note'] })));
    args.schema = ready(many);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('And 3 more.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use all theirs' }));
    await expect(canvas.getByText('No changes to save.')).toBeVisible();
    await expect(canvas.getByText('8 of 8 tables, 8 columns')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { isLive: true, readOnlyReason: archived },
  beforeEach: ({ args }) => {
    args.schema = ready(model());
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(archived)).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'customers' });
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Select All' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Refresh Schema' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for orders' }));
    const item = await screen.findByRole('menuitem', { name: /Exclude fields/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    // Reading changes nothing.
    await userEvent.click(screen.getByRole('menuitem', { name: 'Refresh columns' }));
    await expect(args.onRefreshColumns).toHaveBeenLastCalledWith({ table: 'orders' });
  },
};
