import { status } from '@millrace/mocks/storybook';
import { getSourceMetricSchema } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { emptyMetricDraft } from '../../domain/observability/metricForm.ts';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import {
  filledDraft,
  HeldMetric,
  hugeSchema,
  known,
  LiveMetric,
  schema,
  stores,
} from './CreateMetricModal.stories.data.tsx';
import { CreateMetricModal } from './CreateMetricModal.tsx';

const meta = {
  title: 'Modals/CreateMetricModal',
  component: CreateMetricModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: {
    isOpen: true,
    draft: emptyMetricDraft,
    onDraftChange: fn(),
    stores: ready(stores),
    schema: ready(schema),
    hasNewer: true,
    takenNames: ['Orders'],
    onNameLeft: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  render: (args) => <HeldMetric {...args} />,
} satisfies Meta<typeof CreateMetricModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What people see; the same words are announced later. */
const shown = { selector: '[aria-hidden]' };
const dialog = async () => within(await screen.findByRole('dialog'));

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const form = await dialog();
    const submit = form.getByRole('button', { name: 'Create metric' });
    const box = (name: RegExp | string) => form.getByRole('combobox', { name });
    await step('What is missing is said at its field, and nothing is sent', async () => {
      await userEvent.click(submit);
      await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
        /Enter a name\./,
      );
      await expect(box(/^Data store/)).toHaveAccessibleDescription(/Choose a source or a destination\./);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Store, table and column are chosen by typing', async () => {
      await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Missing emails');
      await userEvent.type(box(/^Data store/), 'prod{Enter}');
      await userEvent.type(box(/^Table/), 'cust{Enter}');
      await expect(box(/^Table/)).toHaveValue('public.customers');
      await userEvent.type(box('Column'), 'ema{Enter}');
      await expect(box('Column')).toHaveValue('email');
    });
    await step('Only what fits the column can be measured', async () => {
      await userEvent.click(form.getByRole('button', { name: /Measure/ }));
      const options = within(await screen.findByRole('listbox', { name: /Measure/ }));
      await expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Null values',
        'Distinct values',
        'Share of null values',
      ]);
      await userEvent.click(options.getByRole('option', { name: 'Share of null values' }));
    });
    await step('A condition has an operator of its column', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Add condition' }));
      const first = within(form.getByRole('group', { name: 'Condition 1' }));
      await userEvent.type(first.getByRole('combobox', { name: 'Column' }), 'country{Enter}');
      await userEvent.click(submit);
      await expect(first.getByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription(
        /Enter a value\./,
      );
      await userEvent.type(first.getByRole('textbox', { name: 'Value' }), 'DE');
    });
    await step('The range is checked, and read out as a sentence', async () => {
      await userEvent.type(form.getByRole('textbox', { name: /^From/ }), '3');
      await userEvent.type(form.getByRole('textbox', { name: /^To/ }), '2');
      await expect(form.getByRole('textbox', { name: /^From/ })).toHaveAccessibleDescription(/not above/);
      await expect(form.queryByText(/^Alert when/)).toBeNull();
      await userEvent.clear(form.getByRole('textbox', { name: /^From/ }));
      await userEvent.type(form.getByRole('textbox', { name: /^From/ }), '0');
      await expect(
        form.getByText(
          'Alert when the share of null values of public.customers.email is above 2 %, where country is DE.',
        ),
      ).toBeVisible();
    });
    await step('It is sent as entered', async () => {
      await userEvent.click(submit);
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      const { conditions, ...entries } = filledDraft;
      await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining(entries));
      await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ conditions }));
    });
  },
};

export const Cascade: Story = {
  args: { draft: filledDraft },
  play: async ({ userEvent, step }) => {
    const form = await dialog();
    await step('Another column drops a measure that it does not have', async () => {
      const column = form.getAllByRole('combobox', { name: 'Column' })[0];
      if (column) await userEvent.type(column, 'whole{Enter}');
      await expect(form.getByRole('button', { name: /Measure/ })).toHaveTextContent('Row count');
    });
    await step('Another store clears the table', async () => {
      await userEvent.type(form.getByRole('combobox', { name: /^Data store/ }), 'analytics{Enter}');
      await expect(form.getByRole('combobox', { name: /^Table/ })).toHaveValue('');
      await expect(form.queryByRole('group', { name: 'Condition 1' })).toBeNull();
      await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Missing emails');
    });
  },
};

/** A limit on one side: the other end is not asked for, and is sent as the end of what is possible. */
export const OneSided: Story = {
  args: { draft: { ...filledDraft, low: '', high: '' } },
  play: async ({ args, userEvent, step }) => {
    const form = await dialog();
    await step('At most: only the highest value is asked for', async () => {
      await userEvent.click(form.getByRole('radio', { name: 'At most' }));
      await expect(form.queryByRole('textbox', { name: /^From/ })).toBeNull();
      await userEvent.type(form.getByRole('textbox', { name: /^Highest value/ }), '3');
      await expect(form.getByText(/is above 3 %, where country is DE\.$/)).toBeVisible();
    });
    await step('At least: the entries of the other side are not used', async () => {
      await userEvent.click(form.getByRole('radio', { name: 'At least' }));
      await userEvent.click(form.getByRole('button', { name: 'Create metric' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.type(form.getByRole('textbox', { name: /^Lowest value/ }), '40');
      await expect(form.getByText(/is below 40 %, where country is DE\.$/)).toBeVisible();
      await userEvent.click(form.getByRole('button', { name: 'Create metric' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};

/** A metric that measures the same was measured: its last value fills in the range. */
export const KnownValue: Story = {
  args: {
    draft: { ...emptyMetricDraft, store: 'source:1' },
    measured: [
      {
        dataStoreType: 'source',
        dataStoreId: 1,
        metricType: 'row_count',
        tableName: 'public.orders',
        columnName: null,
        whereConditions: [],
        lastValue: 356_997,
      },
    ],
  },
  play: async ({ userEvent, step }) => {
    const form = await dialog();
    const from = () => form.getByRole('textbox', { name: /^From/ });
    await step('The only measure of a table needs no opening', async () => {
      await userEvent.type(form.getByRole('combobox', { name: /^Table/ }), 'orders{Enter}');
      await expect(form.getByRole('button', { name: /Measure/ })).toHaveTextContent('Row count');
    });
    await step('The range is ±20 % of the last value', async () => {
      await expect(form.getByText('Last value: 356,997 rows')).toBeVisible();
      await expect(from()).toHaveValue('286000');
      await expect(form.getByRole('textbox', { name: /^To/ })).toHaveValue('428000');
      await expect(form.queryByRole('button', { name: 'Use ±20 %' })).toBeNull();
    });
    await step('Another range can go back to it', async () => {
      await userEvent.clear(from());
      await userEvent.type(from(), '100');
      await userEvent.click(form.getByRole('button', { name: 'Use ±20 %' }));
      await expect(from()).toHaveValue('286000');
    });
  },
};

export const RemovedCondition: Story = {
  args: { draft: filledDraft },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Remove condition 1' }));
    await expect(form.getByText('All rows of the table are measured.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Add condition' })).toHaveFocus();
  },
};

/** Five thousand tables: only those in view are rendered. */
export const ManyTables: Story = {
  args: { draft: { ...emptyMetricDraft, store: 'destination:1' }, schema: ready(hugeSchema) },
  play: async ({ userEvent }) => {
    const form = await dialog();
    const table = form.getByRole('combobox', { name: /^Table/ });
    await userEvent.click(table);
    const list = within(await screen.findByRole('listbox', { name: /Table/ }));
    await expect(list.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.type(table, '4999{Enter}');
    await expect(table).toHaveValue('warehouse.table_4999');
  },
};

export const Editing: Story = {
  args: { draft: filledDraft, editing: 'Missing emails', takenNames: [] },
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** While a range is typed, the form says how many known values it would leave outside. It announces that at a pause. */
export const KnownValues: Story = {
  args: { editing: 'Missing emails', draft: filledDraft, known },
  play: async ({ userEvent, step }) => {
    const form = await dialog();
    const range = form.getByRole('group', { name: 'Expected range' });
    const high = form.getByRole('textbox', { name: /^To/ });
    const announced = within(range).getByText(/known values/, { selector: '[role=status]' });
    const height = range.getBoundingClientRect().height;
    await expect(within(range).getByText('1 of 4 known values would be outside.', shown)).toBeVisible();
    await step('The count follows each key, and nothing moves', async () => {
      await userEvent.type(high, '0');
      await expect(within(range).getByText('None of 4 known values would be outside.', shown)).toBeVisible();
      await expect(announced).toHaveTextContent('1 of 4 known values would be outside.');
      await expect(range.getBoundingClientRect().height).toBe(height);
    });
    await step('The last count is announced at a pause', () =>
      waitFor(() => expect(announced).toHaveTextContent('None of 4 known values would be outside.'), {
        timeout: 5_000,
      }),
    );
    await step('What measures something else has no known values', async () => {
      await userEvent.click(form.getByRole('button', { name: /^Remove condition/ }));
      await expect(within(range).queryByText(/known values/)).toBeNull();
    });
  },
};

export const NameTaken: Story = {
  args: { draft: { ...filledDraft, name: 'orders' } },
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    const name = form.getByRole('textbox', { name: /^Name/ });
    await userEvent.click(name);
    await userEvent.tab();
    await expect(args.onNameLeft).toHaveBeenLastCalledWith('orders');
    await expect(name).toHaveAccessibleDescription(/A metric is already called “Orders”\./);
  },
};

/** The source does not answer: the reason is there, and what was entered is kept. */
export const UnreachableStore: Story = {
  args: {
    draft: { ...emptyMetricDraft, name: 'Missing emails', store: 'source:1' },
    schema: failed({ kind: 'http', status: 502 }),
  },
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await expect(form.getByRole('alert')).toHaveTextContent('The tables could not be read.');
    await userEvent.click(form.getByRole('button', { name: /again/i }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('schema');
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Missing emails');
  },
};

export const UnreachableOnTheService: Story = {
  render: (args) => <LiveMetric {...args} />,
  parameters: { service: { scenario: 'busyAccount', toxics: [status(getSourceMetricSchema, 503)] } },
  play: async () => expect(await (await dialog()).findByRole('alert')).toBeVisible(),
};

/** The service refuses the name; the reason is at its field until it is changed. */
export const Refused: Story = {
  render: (args) => <LiveMetric {...args} />,
  args: { takenNames: [] },
  parameters: { service: 'busyAccount' },
  play: async ({ userEvent }) => {
    const form = await dialog();
    const name = form.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'Orders');
    await userEvent.type(await form.findByRole('combobox', { name: /^Table/ }), 'public.orders{Enter}');
    await userEvent.click(form.getByRole('button', { name: /Measure/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Row count' }));
    await userEvent.type(form.getByRole('textbox', { name: /^From/ }), '0');
    await userEvent.type(form.getByRole('textbox', { name: /^To/ }), '9');
    await userEvent.click(form.getByRole('button', { name: 'Create metric' }));
    await expect(await form.findByText(/already/)).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.type(name, ' 2');
    await expect(form.queryByText(/already/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { draft: { ...emptyMetricDraft, store: 'source:1' }, schema: ready({ tables: [] }) },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('combobox', { name: /^Table/ }));
    await expect(await screen.findByText('It has no tables that can be measured.')).toBeVisible();
  },
};

export const LoadingTables: Story = {
  args: { draft: { ...emptyMetricDraft, store: 'source:1' }, schema: loading },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('combobox', { name: /^Table/ }));
    await expect(await screen.findByText('Reading the tables…')).toBeVisible();
  },
};

export const Saving: Story = { args: { draft: filledDraft, isSaving: true } };

export const SaveFailed: Story = {
  args: { draft: filledDraft, problem: { kind: 'network' } },
  play: async () => expect((await dialog()).getByRole('alert')).toBeVisible(),
};

export const Offline: Story = {
  args: { draft: filledDraft, isOffline: true },
  play: async () => expect((await dialog()).getByRole('button', { name: 'Create metric' })).toBeDisabled(),
};

export const Phone: Story = {
  args: { draft: filledDraft },
  globals: { viewport: { value: 'phone' } },
};

/** Without its toggle, the newer measures are not offered; a saved metric keeps the one it has. */
export const WithoutNewerMeasures: Story = {
  args: { hasNewer: false, draft: filledDraft },
  play: async ({ userEvent }) => {
    const form = await dialog();
    const measure = form.getByRole('button', { name: /Measure/ });
    await expect(measure).toHaveTextContent('Share of null values');
    await userEvent.click(measure);
    const labels = async () =>
      (await screen.findAllByRole('option')).map(({ textContent }) => textContent?.trim());
    await expect(await labels()).toEqual(['Share of null values', 'Null values', 'Distinct values']);
    await userEvent.click(screen.getByRole('option', { name: 'Null values' }));
    await userEvent.click(measure);
    await expect(await labels()).toEqual(['Null values', 'Distinct values']);
    await userEvent.keyboard('{Escape}');
  },
};

export const LongText: Story = {
  args: { draft: { ...filledDraft, name: 'Orders_without_an_email_'.repeat(10) } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const modal = await screen.findByRole('dialog');
    await expect(modal.scrollWidth).toBeLessThanOrEqual(modal.clientWidth);
    const condition = within(within(modal).getByRole('group', { name: 'Condition 1' }));
    const column = condition.getByRole('combobox', { name: 'Column' });
    await expect(column).toHaveValue('country');
    await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
  },
};
