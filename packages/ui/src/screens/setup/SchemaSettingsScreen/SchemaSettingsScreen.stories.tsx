import { getPipeline, getSchemaCollections, updatePipeline, writeSyncMapping } from '@millrace/ui/contract';
import { delay, Live, never, status, type LiveTools } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { ready } from '../../../domain/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { WizardRouteName } from '../../../domain/routes/routes.ts';
import { defaultSchemaView } from '../../../domain/schema/schemaFilter.ts';
import { createSchemaModel } from '../../../domain/schema/schemaModel.ts';
import { viewWizardSteps } from '../../../patterns/Wizard/Wizard.logic.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { SchemaSettingsScreen, type SchemaSettingsScreenProps } from './SchemaSettingsScreen.tsx';
import { FedSchemaSettings, type SchemaCalls } from './SchemaSettingsScreen.stories.data.tsx';

const hrefOf = (route: WizardRouteName) => paths.pipelineSetup(toId(1), route);
const clock = { at: Date.parse('2026-03-04T10:42:00Z') };

const hour = 3_600_000;
const refusedOnce = status(getSchemaCollections, 400, { detail: 'The login was refused.' }, { times: 1 });

interface LiveSchemaProps extends SchemaSettingsScreenProps {
  /** Begins with nothing selected, as a pipeline that is being set up. @default false */
  isNew?: boolean;
}

/** Pipeline 1 on the story's service: Production Postgres with its 128 tables, or a source with 5,000. */
function Served({ call, service, isNew = false, ...args }: LiveSchemaProps & LiveTools) {
  const calls = useMemo(
    (): SchemaCalls => ({
      readSchema: () => call(getSchemaCollections, { id: toId<'source'>(1) }),
      readSaved: () =>
        isNew
          ? Promise.resolve([])
          : call(getPipeline, { id: toId<'pipeline'>(1) }).then(({ syncMappings }) => syncMappings ?? []),
      save: (mappings) =>
        call(updatePipeline, {
          id: toId<'pipeline'>(1),
          body: { syncMappings: mappings.map(writeSyncMapping) },
        }).then(({ syncMappings }) => syncMappings ?? []),
    }),
    [call, isNew],
  );
  return (
    <>
      <FedSchemaSettings {...args} calls={calls} />
      <VisuallyHidden>
        <button type="button" tabIndex={-1} onClick={() => service.advance(hour)}>
          An hour later
        </button>
        <button type="button" tabIndex={-1} onClick={() => service.setToxics([refusedOnce])}>
          Break the source
        </button>
      </VisuallyHidden>
    </>
  );
}

const meta: Meta<LiveSchemaProps> = {
  title: 'Screens/Setup/SchemaSettingsScreen',
  component: SchemaSettingsScreen,
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    frame: {
      trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Orders to warehouse' }],
      steps: viewWizardSteps({
        draft: { sourceId: 1, destinationId: 1 },
        group: 'schema',
        chosen: { source: 'Production Postgres', destination: 'Analytics' },
        hrefOf,
      }),
    },
    schema: { state: 'loading' },
    view: defaultSchemaView,
    onViewChange: fn(),
    reading: null,
    timeZone: 'UTC',
    onRefresh: fn(),
    onExcludeFields: fn(),
    onCustomPrimaryKey: fn(),
    onSave: fn(),
    back: { label: 'Back to destination', href: hrefOf('pipelineCreateDestinationReview') },
  },
  // What a waiting button of the story before was announced with points to a button that is gone.
  beforeEach: () => {
    for (const said of document.querySelectorAll('[data-live-announcer] [role=log]')) said.replaceChildren();
  },
  render: (args) => <Live reads={{}}>{(live) => <Served {...args} {...live} />}</Live>,
};
export default meta;
type Story = StoryObj<LiveSchemaProps>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const treeOf = (canvas: Canvas) => canvas.findByRole('treegrid', { name: 'Tables of the source' });
const box = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('checkbox', { name });
const selected = (canvas: Canvas, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible());

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await treeOf(canvas);
    await step('It says how much is selected, and how old the list is', async () => {
      await selected(canvas, /^127 of 128 tables, /);
      await expect(canvas.getByText('Read at 10:42')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /^Selected\s*127$/ })).toBeVisible();
    });
    await step('A table opens to its columns; its key cannot be left out, and says why', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open accounts' }));
      const key = await box(canvas, 'id');
      await expect(key).toHaveAccessibleDescription('The key of a table cannot be left out.');
      await userEvent.click(key);
      await expect(key).toBeChecked();
      const email = await box(canvas, 'domain');
      await userEvent.click(email);
      await expect(email).not.toBeChecked();
      await expect(await box(canvas, 'accounts')).toBePartiallyChecked();
    });
    await step('What differs is counted, and sent alone', async () => {
      await userEvent.click(await box(canvas, 'accounts_archive'));
      await expect(canvas.getByText('−1 table, columns of 1 table changed')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await expect(args.onSave).toHaveBeenLastCalledWith({
        syncMappings: [
          expect.objectContaining({ table: 'public.accounts', excluded: ['domain'] }),
          expect.objectContaining({ table: 'public.accounts_archive', isSelected: false }),
        ],
      });
      await waitFor(() => expect(canvas.queryByText(/1 table changed/)).not.toBeInTheDocument());
    });
  },
};

/** A setup begins with nothing selected. That cannot be saved, and says so. */
export const NothingSelected: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent, step }) => {
    await treeOf(canvas);
    const save = canvas.getByRole('button', { name: 'Save and continue' });
    await expect(save).toBeDisabled();
    await expect(canvas.getByText('Select at least one table to save.')).toBeVisible();
    await step('One column is enough, with its key', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open accounts' }));
      await userEvent.click(await box(canvas, 'domain'));
      await selected(canvas, '1 of 128 tables, 2 columns');
      await expect(canvas.getByText('+1 table')).toBeVisible();
      await expect(save).toBeEnabled();
    });
  },
};

export const Search: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent, step }) => {
    const tree = await treeOf(canvas);
    const field = canvas.getByRole('searchbox', { name: 'Search tables and columns' });
    await step('A table found by its name is shown whole', async () => {
      await userEvent.type(field, 'SALES.ORDERS_HIST');
      await waitFor(() => expect(canvas.getByText(/^1 table$/)).toBeVisible());
      await expect(within(tree).getByRole('rowheader', { name: /orders_history/ })).toBeVisible();
    });
    await step('One found by a column is shown with that alone', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'customer_email');
      await expect((await canvas.findAllByText('1 column matches')).length).toBeGreaterThan(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Open orders' }));
      await expect(await box(canvas, 'customer_email')).toBeVisible();
      await expect(canvas.queryByRole('checkbox', { name: 'status' })).not.toBeInTheDocument();
    });
    await step('Nothing like it: the way back is offered', async () => {
      await userEvent.type(field, ' of nobody');
      await userEvent.click(await canvas.findByRole('button', { name: 'Show all tables' }));
      await expect(field).toHaveValue('');
      await treeOf(canvas);
    });
  },
};

/** The four labels of spec §5. What the search hides is left alone, whether tables are open or not. */
export const SelectFiltered: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent, step }) => {
    await treeOf(canvas);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'customer_email');
    await step('The column alone is selected, in tables that are closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select All Filtered' }));
      await expect(canvas.getByRole('button', { name: 'Deselect All Filtered' })).toBeVisible();
      const words = canvas.getByText(/ of 128 tables, /).textContent ?? '';
      const [, tables, columns] = /^(\d+) of 128 tables, (\d+) columns$/.exec(words) ?? [];
      await expect(Number(columns)).toBe(Number(tables) * 2);
    });
    await step('And deselected again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Deselect All Filtered' }));
      await selected(canvas, '0 of 128 tables, 0 columns');
    });
    await step('Without a search it means all', async () => {
      await userEvent.clear(field);
      await userEvent.click(canvas.getByRole('button', { name: 'Select All' }));
      await selected(canvas, /^127 of 128 tables, /);
      await userEvent.click(canvas.getByRole('button', { name: 'Deselect All' }));
      await selected(canvas, /^0 of 128 tables, /);
    });
  },
};

/** What is unticked among the selected stays in sight until the view changes. */
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
    await expect(undo).toBeDisabled();
    await expect(await box(canvas, 'accounts')).toBeChecked();
  },
};

/** Complaints of others: a refresh that wipes the selection, and a banner that never leaves. */
export const RefreshShowsWhatChanged: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await treeOf(canvas);
    await userEvent.click(await box(canvas, 'accounts'));
    const refresh = canvas.getByRole('button', { name: 'Refresh Schema' });
    await step('It says what came and what went', async () => {
      canvas.getByRole('button', { name: 'An hour later' }).click();
      await userEvent.click(refresh);
      await expect(await canvas.findByText('The source has changed')).toBeVisible();
      await expect(canvas.getByText(/^2 new tables to choose from: /)).toBeVisible();
      await expect(canvas.getByText('1 table gone: public.temp_import_2023.')).toBeVisible();
      await expect(canvas.getByText('Read at 11:42')).toBeVisible();
    });
    await step('New tables are marked and not selected; what was changed before still is', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'import_01');
      await expect(await box(canvas, 'import_01_rows')).not.toBeChecked();
      await expect(canvas.getAllByText('New')).toHaveLength(2);
      await userEvent.clear(canvas.getByRole('searchbox'));
      await expect(await box(canvas, 'accounts')).not.toBeChecked();
    });
    await step('Nothing new: the banner is gone', async () => {
      await userEvent.click(refresh);
      await waitFor(() => expect(canvas.queryByText('The source has changed')).not.toBeInTheDocument());
    });
  },
};

/** Spec §8: the columns are cleared. The selection is not. */
export const RefreshFailed: Story = {
  parameters: { service: { scenario: 'busyAccount', clock } },
  play: async ({ canvas, userEvent, step }) => {
    await treeOf(canvas);
    await userEvent.click(await box(canvas, 'accounts'));
    await step('It fails', async () => {
      canvas.getByRole('button', { name: 'Break the source' }).click();
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh Schema' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The login was refused.');
      await expect(canvas.queryByRole('treegrid')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
    });
    await step('And works again: what was selected is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await treeOf(canvas);
      await expect(await box(canvas, 'accounts')).not.toBeChecked();
      await expect(canvas.getByText('−1 table')).toBeVisible();
    });
  },
};

export const Loading: Story = {
  parameters: { service: { scenario: 'busyAccount', clock, toxics: [never(getSchemaCollections)] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('status', { name: 'Reading the tables of the source' })).toBeVisible(),
};

export const Failed: Story = {
  parameters: {
    service: {
      scenario: 'busyAccount',
      clock,
      toxics: [status(getSchemaCollections, 500, {}, { times: 1 })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred while fetching schema, please check the configuration and try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await treeOf(canvas);
  },
};

export const Empty: Story = {
  args: { schema: ready(createSchemaModel([], [])) },
  render: (args) => <SchemaSettingsScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The source has no tables' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh Schema' })).toBeEnabled();
  },
};

export const Saving: Story = {
  parameters: { service: { scenario: 'busyAccount', clock, toxics: [delay(updatePipeline, 60_000)] } },
  play: async ({ args, canvas, userEvent }) => {
    await treeOf(canvas);
    const save = canvas.getByRole('button', { name: 'Save and continue' });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const SaveFailed: Story = {
  parameters: {
    service: {
      scenario: 'busyAccount',
      clock,
      toxics: [status(updatePipeline, 409, { detail: 'The pipeline was archived meanwhile.' })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await treeOf(canvas);
    await userEvent.click(await box(canvas, 'accounts'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The pipeline was archived meanwhile.');
    await expect(canvas.getByText('−1 table')).toBeVisible();
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
      await userEvent.click(within(dialog).getByRole('button', { name: 'Exclude fields' }));
      await expect(await canvas.findByText('columns of 1 table changed')).toBeVisible();
    });
    await step('Another key is chosen', async () => {
      const dialog = await openMenu('Custom primary key');
      await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Select tier' }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Use as key' }));
      await expect(await canvas.findByText('1 key changed')).toBeVisible();
    });
  },
};

export const FiveThousandTables: Story = {
  args: { isNew: true },
  parameters: { service: { scenario: 'large', clock } },
  play: async ({ canvas, userEvent, step }) => {
    const tree = await treeOf(canvas);
    await step('Only what is in view is drawn', async () => {
      await expect(Number(tree.getAttribute('aria-rowcount'))).toBeGreaterThan(5_000);
      await expect(within(tree).getAllByRole('row').length).toBeLessThan(60);
    });
    await step('All of it is selected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select All' }));
      await selected(canvas, /^4,999 of 5,000 tables, /);
    });
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await treeOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open accounts' }));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
