import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { ImportPipelineModal } from './ImportPipelineModal.tsx';
import {
  args as modalArgs,
  button,
  dialog,
  edited,
  entryOf,
  fileInput,
  fileOf,
  Holder,
  many,
  manyTables,
  orders,
  source,
  textOf,
} from './ImportPipelineModal.stories.data.tsx';

const meta = {
  title: 'Modals/ImportPipelineModal',
  component: ImportPipelineModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: modalArgs,
  render: (args) => <Holder {...args} />,
} satisfies Meta<typeof ImportPipelineModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rows of the plan, as a person reads them. */
const planRows = async (name: string) => {
  const plan = await screen.findByRole('region', { name });
  const labels = within(plan).getAllByRole('term');
  return labels.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('Nothing can be sent without a file', async () => {
      await dialog();
      await expect(button('Create pipeline')).toBeDisabled();
    });
    await step('A file is read at once, and shows what it would create', async () => {
      await userEvent.upload(await fileInput(), fileOf(edited));
      await expect(await screen.findByText('Orders to warehouse.pipeline.json')).toBeVisible();
      await waitFor(() => expect(button('Remove the settings file')).toHaveFocus());
      await expect(await planRows('What is created')).toEqual([
        ['Region', 'eu-west-1'],
        ['Source', 'Production Postgres'],
        ['Destination', 'Analytics Snowflake'],
        ['Source frequency', 'every 15 minutes'],
        ['Destination frequency', 'every 15 minutes'],
        ['Cron expression', 'none'],
        ['Maintenance window', 'off'],
        ['Persist deleted rows', 'on'],
        ['Auto sync new collections', 'off'],
        ['Replicate column changes', 'off'],
        ['Sync mode', 'default'],
        ['S3 file format', 'avro'],
        ['Tables on', '3 tables: public.accounts, public.customers, public.orders'],
        ['Tables off', '1 table: public.refunds'],
      ]);
      await expect(screen.getByRole('list', { name: 'Left out' })).toHaveTextContent(
        '1 table of the file is not in the source, and left out: legacy.visits.',
      );
    });
    await step('What was shown is confirmed', async () => {
      await userEvent.click(button('Create pipeline'));
      await expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({
          target: null,
          name: 'Orders to warehouse',
          region: 'eu-west-1',
          settings: expect.objectContaining({ sourceId: 3, destinationId: 2, sourceSyncFrequency: 900_000 }),
        }),
      );
    });
    await step('The file can be removed', async () => {
      await userEvent.click(button('Remove the settings file'));
      await waitFor(() => expect(button('Choose a file with the settings')).toHaveFocus());
      await expect(button('Create pipeline')).toBeDisabled();
    });
  },
};

export const Playground: Story = {
  args: {
    entry: entryOf(edited),
    existing: ready(orders),
    regions: ['eu-west-1'],
    requestsOf: () => Promise.resolve({ requests: [] }),
    partial: undefined,
    isPending: false,
    isOffline: false,
    problem: undefined,
  },
};

/** The pipeline of the file exists: the plan has each change, old and new. */
export const Existing: Story = {
  args: { entry: entryOf(edited), existing: ready(orders), takenNames: [orders.name] },
  play: async ({ args, userEvent, step }) => {
    await step('Old and new', async () => {
      await expect(await planRows('What changes')).toEqual([
        ['Source frequency', 'every hour → every 15 minutes'],
        ['Maintenance window', '02:00–04:00 UTC → off'],
        ['Persist deleted rows', 'off → on'],
        ['Tables turned off', '1 table: public.refunds'],
        ['Other columns or key', '1 table: public.customers'],
      ]);
    });
    await step('Only what changes is sent', async () => {
      await userEvent.click(button('Apply to Orders to warehouse'));
      await expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({
          target: orders,
          settings: { sourceSyncFrequency: 900_000, maintenanceWindow: '', persistDeletedRows: true },
        }),
      );
    });
    await step('It can be a new pipeline instead, with a free name', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'New pipeline' }));
      await expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue(
        'Copy of Orders to warehouse',
      );
      await expect(button('Create pipeline')).toBeEnabled();
    });
  },
};

export const NothingToChange: Story = {
  args: { entry: entryOf(orders), existing: ready(orders) },
  play: async () => {
    await expect(await screen.findByText('Nothing. The pipeline already has these settings.')).toBeVisible();
    await expect(button('Apply to Orders to warehouse')).toBeDisabled();
  },
};

/** The source of the file is not in this account: another one can be chosen, or none for now. */
export const OtherAccount: Story = {
  args: {
    entry: entryOf({ ...edited, source: { ...source, name: 'Postgres of the other account' } }),
    regions: ['us-east-1'],
  },
  play: async ({ args, userEvent, step }) => {
    const field = await screen.findByRole('combobox', { name: 'Source' });
    await step('What is missing is said at its field, and what is left out in the plan', async () => {
      await expect(field).toHaveAccessibleDescription(
        'The file names “Postgres of the other account” (PostgreSQL), which is not in this account.',
      );
      await expect(screen.getByRole('list', { name: 'Left out' })).toHaveTextContent(
        'The region “eu-west-1” is not available.',
      );
    });
    await step('Another source is chosen', async () => {
      await userEvent.click(field);
      await userEvent.click(await screen.findByRole('option', { name: /Shop MySQL/ }));
      await waitFor(() => expect(field).toHaveValue('Shop MySQL'));
      await userEvent.click(button('Create pipeline'));
      await expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({ settings: expect.objectContaining({ sourceId: 4 }) }),
      );
    });
  },
};

/** The text of a file is read as soon as it is pasted. */
export const Pasted: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Paste the text' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.paste(textOf(edited));
    await expect(await screen.findByText('settings of “Orders to warehouse”, 5 tables')).toBeVisible();
    await expect(args.onEntryChange).toHaveBeenCalledOnce();
  },
};

/** What is wrong with a file is said below it, each fault with its place. */
export const WrongFiles: Story = {
  play: async ({ args, userEvent, step }) => {
    const group = await screen.findByRole('group', { name: 'Settings file' });
    const choose = async (text: string | Uint8Array<ArrayBuffer>, words: string) => {
      await userEvent.upload(await fileInput(), new File([text], 'wrong.json'));
      await waitFor(() => expect(group).toHaveTextContent(words));
    };
    await step('Not JSON, another file, a newer version, no text', async () => {
      await choose('{', '“wrong.json” was not read. It is not JSON, or part of it is missing.');
      await choose('{"name": "left-pad"}', 'It does not contain the settings of a pipeline.');
      await choose('{"millrace": 9, "kind": "pipeline"}', 'It is a newer version of the format (9).');
      await choose(new Uint8Array([0x89, 0x50, 0xff]), 'It is not a text file.');
    });
    await step('Values that cannot be used', async () => {
      await choose(
        textOf(edited).replace('900000', '"soon"').replace('"selected": true', '"selected": "yes"'),
        'pipeline.sync.source_sync_frequency: It must be a number of milliseconds.',
      );
      await expect(within(group).getAllByRole('listitem')).toHaveLength(2);
      await expect(args.onEntryChange).not.toHaveBeenCalled();
    });
    await step('The next file that can be read ends the message', async () => {
      await userEvent.upload(await fileInput(), fileOf(edited));
      await waitFor(() => expect(group).not.toHaveTextContent('was not read'));
    });
  },
};

export const TooLarge: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.upload(await fileInput(), new File([new Uint8Array(10_000_001)], 'huge.json'));
    await expect(
      await screen.findByText(
        '“huge.json” was not read. It is larger than 10 MB. A file with the settings of a pipeline is smaller.',
      ),
    ).toBeVisible();
    await expect(args.onEntryChange).not.toHaveBeenCalled();
  },
};

/** More tables than the rows name: all of them are listed below. */
export const ManyTables: Story = {
  args: { entry: entryOf(many), existing: ready({ ...many, syncMappings: [] }), tables: ready(manyTables) },
  play: async ({ userEvent }) => {
    await expect(await planRows('What changes')).toEqual([
      ['Tables turned on', '300 tables: table_000, table_001, table_002 and 297 more'],
      ['Loaded from the start', '300 tables: table_000, table_001, table_002 and 297 more'],
    ]);
    await userEvent.click(screen.getByText('All tables'));
    const list = await screen.findByRole('list', { name: 'All tables' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(201);
    await expect(list).toHaveTextContent('And 100 more');
  },
};

/** Fields that this version does not know are left out and named. */
export const UnknownFields: Story = {
  args: {
    entry: entryOf(edited, { ignored: ['pipeline.colour', 'pipeline.tables[].tags'], ignoredCount: 2 }),
  },
  play: async () =>
    expect(await screen.findByRole('list', { name: 'Left out' })).toHaveTextContent(
      '2 fields of the file are unknown, and left out: pipeline.colour, pipeline.tables[].tags.',
    ),
};

/** The pipelines of the account are compared first, and then the tables of the source. */
export const Comparing: Story = {
  tags: ['state:loading'],
  args: { entry: entryOf(edited), existing: loading },
  play: async () => {
    await expect(await screen.findByLabelText('Comparing with your pipelines')).toBeInTheDocument();
    await expect(button('Create pipeline')).toBeDisabled();
  },
};

export const ReadingTables: Story = {
  args: { entry: entryOf(edited), existing: ready(orders), tables: loading },
  play: async () => {
    await expect(await screen.findByLabelText('Reading the tables of the source')).toBeInTheDocument();
    await expect(button('Apply to Orders to warehouse')).toBeDisabled();
  },
};

/** Without the tables of the source, the other settings can be imported. */
export const TablesFailed: Story = {
  args: {
    entry: entryOf(edited),
    existing: ready(orders),
    tables: failed({ kind: 'http', status: 422, detail: 'The database refused the password.' }),
  },
  play: async ({ args, userEvent }) => {
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent('The tables of the source could not be read.');
    await userEvent.click(within(notice).getByRole('button'));
    await expect(args.onRetry).toHaveBeenLastCalledWith('tables');
    await userEvent.click(button('Apply to Orders to warehouse'));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ mappings: [] }));
  },
};

export const PipelinesFailed: Story = {
  args: { entry: entryOf(edited), existing: failed({ kind: 'network' }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button'));
    await expect(args.onRetry).toHaveBeenLastCalledWith('existing');
    await expect(button('Create pipeline')).toBeDisabled();
  },
};

export const SourcesFailed: Story = {
  args: { entry: entryOf(edited), sources: failed({ kind: 'network' }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button'));
    await expect(args.onRetry).toHaveBeenLastCalledWith('sources');
  },
};

/** A part was refused: it is named, the rest is saved, and the plan has what is left to do. */
export const NotAllSaved: Story = {
  args: {
    entry: entryOf({ ...edited, syncMappings: orders.syncMappings }, { as: 'existing' }),
    existing: ready({ ...orders, status: 'draft', sourceSyncFrequency: 900_000, persistDeletedRows: true }),
    partial: {
      name: 'Orders to warehouse',
      isNew: true,
      href: '/pipelines/setup/1/sync-settings',
      failures: [
        {
          part: 'Maintenance window',
          problem: { kind: 'http', status: 422, detail: 'This window is too short.' },
        },
        { part: 'Table public.refunds', problem: { kind: 'network' } },
      ],
    },
  },
  play: async () => {
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent(
      '“Orders to warehouse” was created, but a part of the file was not saved.',
    );
    await expect(within(notice).getAllByRole('listitem')[0]).toHaveTextContent(
      'Maintenance window: This window is too short.',
    );
    await expect(within(notice).getByRole('link', { name: 'Continue setup' })).toBeVisible();
    await expect(await planRows('What changes')).toEqual([['Maintenance window', '02:00–04:00 UTC → off']]);
  },
};

export const Failed: Story = {
  args: { entry: entryOf(edited), problem: { kind: 'http', status: 503 } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('The service had an error.'),
};

/** The service knows a name that the page does not: the error is at its field. */
export const NameRefused: Story = {
  args: {
    entry: entryOf(edited),
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['name'], message: 'This name is in use.' }],
    },
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription('This name is in use.'));
  },
};

export const Saving: Story = {
  args: { entry: entryOf(edited), isPending: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: /Remove/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { entry: entryOf(edited), isOffline: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Create pipeline' })).toBeDisabled();
    await expect(await dialog()).toHaveTextContent('You are offline.');
  },
};

/** What confirming would send is shown, and not sent. */
export const WithRequests: Story = {
  args: {
    entry: entryOf(edited),
    existing: ready(orders),
    requestsOf: () => Promise.resolve({ requests: [] }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show the request' }));
    await expect(await screen.findByText(/^Nothing to send yet/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const long = 'Orders_to_warehouse_'.repeat(12);

/** Names from outside, also those that deceive. */
export const LongText: Story = {
  args: {
    entry: entryOf(
      {
        ...edited,
        name: `${long}\u202Egnp`,
        source: { ...source, name: `${long}\u202Egnp` },
        syncMappings: [
          ...(edited.syncMappings ?? []),
          { table: long, isSelected: true, excluded: [], customPrimaryKeys: [] },
        ],
      },
      { fileName: `${long}.pipeline.json` },
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const shown = await dialog();
    await expect(shown).toHaveTextContent('[U+202E]');
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
};

export const Phone: Story = {
  args: { entry: entryOf(edited), existing: ready(orders) },
  globals: { viewport: { value: 'phone' } },
};
