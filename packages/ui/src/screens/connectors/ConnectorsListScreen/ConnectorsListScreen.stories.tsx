import { listSources } from '@millrace/ui/contract';
import { network, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { connectorListView } from '../../../domain/views/connectorList.ts';
import { gapAfterMark } from '../../../patterns/ResourceList/loadingName.stories.data.ts';
import { clock } from '../connectors.stories.data.tsx';
import { ConnectorsListScreen } from './ConnectorsListScreen.tsx';
import { destinationArgs, liveList, pictured, type Props } from './ConnectorsListScreen.stories.data.tsx';

const meta: Meta<Props> = {
  ...liveList,
  title: 'Screens/Connectors/ConnectorsListScreen',
  component: ConnectorsListScreen,
};
export default meta;
type Story = StoryObj<Props>;

const archived = { ...connectorListView.defaults, status: 'archived' } as const;

export const Default: Story = {
  tags: ['visual', 'state:many'],
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('row', { name: /Shopify US/ });
    await step('A row shows type, connection and use of a source', async () => {
      await expect(within(row).getByRole('link', { name: 'Shopify US' })).toHaveAttribute(
        'href',
        '/sources/18',
      );
      await expect(row).toHaveTextContent('OAuth · acme');
      await expect(row).toHaveTextContent('Passed');
      await expect(row).toHaveTextContent('1 pipeline');
    });
    await step('Tabs show counts, and a link leads to the tunnels', async () => {
      await expect(canvas.getByRole('link', { name: /^Active/ })).toHaveTextContent('18');
      await expect(canvas.getByRole('link', { name: /^Archived/ })).toHaveTextContent('2');
      await expect(canvas.getByRole('link', { name: 'Tunnels' })).toHaveAttribute(
        'href',
        '/sources/list?view=tunnels',
      );
      await expect(canvas.getByRole('link', { name: 'Create source' })).toHaveAttribute(
        'href',
        '/sources/create/select',
      );
    });
  },
};

/** Each kind of connection and each outcome of a test. Values that the service does not send are dashes. */
export const Pictured: Story = {
  globals: { viewport: { value: 'wide' } },
  // The date in the user's time zone is one day later than in UTC.
  parameters: { present: { timeZone: 'Asia/Tokyo' } },
  render: (args) => (
    <ConnectorsListScreen
      {...args}
      page={ready(pictured)}
      tunnels={ready([{ id: toId(2), name: 'Frankfurt bastion' }])}
    />
  ),
  play: async ({ canvas }) => {
    const rowOf = (name: string) => canvas.getByRole('row', { name: new RegExp(name) });
    await expect(rowOf('Production Postgres')).toHaveTextContent('Secure tunnel · Frankfurt bastion');
    await expect(rowOf('Production Postgres')).toHaveTextContent('13 Feb 2026');
    await expect(rowOf('Shopify EU')).toHaveTextContent('Passed 12 min ago');
    await expect(rowOf('Stripe')).toHaveTextContent('Failed 2 h ago');
    await expect(rowOf('Warehouse MySQL')).toHaveTextContent('Not tested since it changed');
    await expect(rowOf('Event files')).toHaveTextContent('Not used');
    await expect(rowOf('Tomorrow')).toHaveTextContent('newer_than_this_build————');
  },
};
export const PicturedOnATablet: Story = {
  ...Pictured,
  globals: { viewport: { value: 'tablet' } },
  play: undefined,
};

/** The name of a tunnel is added once the tunnels have loaded. */
export const TunnelsLoading: Story = {
  ...Pictured,
  render: (args) => <ConnectorsListScreen {...args} page={ready(pictured)} tunnels={{ state: 'loading' }} />,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('row', { name: /Production Postgres/ })).toHaveTextContent('Secure tunnel'),
};

export const Destinations: Story = {
  args: destinationArgs,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Destinations' })).toBeVisible();
    const row = await canvas.findByRole('row', { name: /BigQuery marts/ });
    await expect(row).toHaveTextContent('Service account · millrace@acme-marts.iam.gserviceaccount.com');
    await expect(canvas.getByRole('link', { name: 'Tunnels' })).toHaveAttribute(
      'href',
      '/destinations/list?view=tunnels',
    );
    await expect(canvas.getByRole('link', { name: 'Create destination' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('row', { name: /Shopify US/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const menu = within(row).getByRole('button', { name: 'Actions for Shopify US' }).getBoundingClientRect();
    await expect(Math.min(menu.width, menu.height)).toBe(44);
    const badge = within(row).getByText('Passed').getBoundingClientRect();
    await expect(badge.right).toBeLessThanOrEqual(menu.left + 8);
  },
};
export const SmallPhone: Story = { ...Phone, globals: { viewport: { value: 'small' } } };

/** Sorting, filtering and searching request the first page of another view. */
export const Narrowing: Story = {
  args: { view: { ...connectorListView.defaults, page: 2 } },
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByText('11–18 of 18');
    await step('By a column', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Source/ }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ page: 1, sort: { by: 'name', isDescending: false } }),
      );
    });
    await step('By type: types in use come first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
      await expect(args.onTypesOpen).toHaveBeenCalledOnce();
      const inUse = within(await screen.findByRole('group', { name: 'In use' }));
      await expect(inUse.getAllByRole('option')).toHaveLength(2);
      await userEvent.click(inUse.getByRole('option', { name: 'Shopify' }));
      await canvas.findByText('1–2 of 2');
    });
    await step('By search', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'EU');
      await canvas.findByText('1–1 of 1');
    });
  },
};

export const NoMatch: Story = {
  args: { view: { ...connectorListView.defaults, search: 'nothing is called this' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No sources found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await canvas.findByText('1–10 of 18');
  },
};

/** The menu runs possible actions, and explains why others are not possible. */
export const RowMenu: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Shopify US' }));
    await step('Edit and duplicate are links', async () => {
      await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
        'href',
        '/sources/18/edit',
      );
      await expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute(
        'href',
        '/sources/create/details?type=shopify&copy=18',
      );
    });
    await step('Actions that are not possible say why', async () => {
      const remove = screen.getByRole('menuitem', { name: 'Delete' });
      await expect(remove).toHaveAttribute('aria-disabled', 'true');
      await expect(remove).toHaveAccessibleDescription('Archive it first');
    });
    await step('Archiving a source in use opens the dialog, which names the pipelines', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({
        action: 'archive',
        items: [expect.objectContaining({ name: 'Shopify US' })],
      });
    });
  },
};

/** A type that this build has no form for can be used, but not edited. */
export const MenuWithoutForm: Story = {
  args: destinationArgs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Data lake' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAccessibleDescription(
      'Not available in this version',
    );
    await expect(screen.getByRole('menuitem', { name: 'Test connection' })).toBeVisible();
  },
};

export const Selecting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Shopify US/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Shopify US' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select GitHub' }));
    const bar = within(canvas.getByRole('group', { name: 'Selected sources' }));
    await expect(bar.getByText('2 sources selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Test connection' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({
      action: 'test',
      items: [expect.objectContaining({ name: 'Shopify US' }), expect.objectContaining({ name: 'GitHub' })],
    });
    await expect(bar.getByRole('button', { name: 'Archive' })).toBeVisible();
  },
};

export const Archived: Story = {
  args: { view: archived },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('1–2 of 2');
    await step('An archived source cannot be tested or edited', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Drip' }));
      await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAccessibleDescription(
        'Archived. Restore it first',
      );
    });
    await step('Restoring removes it from the list', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Restore' }));
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Drip/ })).toBeNull());
    });
  },
};

/** Changes by other users appear automatically. */
export const ChangesByOthers: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 18');
    canvas.getByText('Someone restores the first archived one').click();
    await expect(await canvas.findByText('1–10 of 19')).toBeVisible();
  },
};

export const NothingArchived: Story = {
  parameters: { service: { scenario: 'newAccount', clock } },
  args: { view: archived },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Nothing is archived' })).toBeVisible(),
};

export const Empty: Story = {
  parameters: { service: { scenario: 'newAccount', clock } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No sources yet' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create source' })).toHaveLength(2);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
export const EmptyDestinations: Story = {
  parameters: { service: { scenario: 'newAccount', clock } },
  args: destinationArgs,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'No destinations yet' })).toBeVisible(),
};

export const One: Story = {
  render: (args) => (
    <ConnectorsListScreen
      {...args}
      page={ready({
        ...pictured,
        rows: pictured.rows.slice(0, 1),
        count: 1,
        counts: { active: 1, archived: 0 },
      })}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByText('1–1 of 1')).toBeVisible(),
};

export const Loading: Story = {
  parameters: { service: { clock, toxics: [never(listSources)] } },
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status', { name: 'Loading sources' });
    await expect(skeleton).toBeVisible();
    await expect(gapAfterMark(skeleton)).toBe(12);
  },
};

export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(listSources, 503, undefined, { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: /Shopify US/ })).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { service: { clock, toxics: [network(listSources)] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('The service could not be reached.'),
};

export const Offline: Story = {
  render: (args) => <ConnectorsListScreen {...args} page={{ state: 'loading', isOffline: true }} />,
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

/** The rows of the last page were removed while it was shown. */
export const BeyondTheEnd: Story = {
  render: (args) => (
    <ConnectorsListScreen
      {...args}
      view={{ ...connectorListView.defaults, page: 3 }}
      page={ready({ ...pictured, rows: [], count: 18, number: 3 })}
    />
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/sources/list?status=active&page=2',
    ),
};

const failing = (lastSyncedAt: Date): Pipeline => ({
  id: toId(1),
  name: 'Payments ledger',
  status: 'errored',
  lastError: 'Stripe refused the key: it was revoked.',
  lastSyncedAt,
  source: { id: toId(3), name: 'Stripe', type: 'stripe' },
  destination: { id: toId(1), name: 'Analytics', type: 'snowflake' },
});

/** A source that has refused a pipeline since its last test says so in place of the test. */
export const Refused: Story = {
  args: {
    view: { ...connectorListView.defaults, size: 25 },
    failing: [failing(new Date(clock.at - 7_200_000))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Stripe/ })).toHaveTextContent(
      'Refused since 2 h ago',
    );
    await expect(canvas.getAllByText('Refused')).toHaveLength(1);
  },
};
export const TestedSinceItRefused: Story = {
  args: {
    view: { ...connectorListView.defaults, size: 25 },
    failing: [failing(new Date(clock.at - 90 * 86_400_000))],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('row', { name: /Stripe/ })).toHaveTextContent('Passed'),
};

/** Only the values that the specification shows are present. */
export const RequiredValuesOnly: Story = {
  parameters: { service: { clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Shopify US/ });
    await expect(row).toHaveTextContent('OAuth');
    await expect(row).not.toHaveTextContent('pipeline');
    await expect(canvas.getByRole('link', { name: 'Active' })).toHaveTextContent(/^Active$/);
  },
};

/** A service whose lists only page: controls it does not support are omitted. */
export const PlainLists: Story = {
  args: { capabilities: { search: false, ordering: false, filters: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 18');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Type' })).toBeNull();
  },
};

const hostile = [
  'Very'.repeat(64),
  'a̷̢̛'.repeat(40),
  '\u202Eesrever',
  '<b>not bold</b>',
  '日本語のソース'.repeat(20),
];

/** Long and hostile names stay in their row and widen nothing. */
export const HostileText: Story = {
  tags: ['state:long-text'],
  render: (args) => (
    <ConnectorsListScreen
      {...args}
      page={ready({
        ...pictured,
        rows: hostile.map((name, index) => ({
          id: toId<'source'>(index + 1),
          name,
          type: index === 0 ? 'x'.repeat(255) : 'postgres',
          status: 'active',
          config: { connection_config: { assume_role: `role/${name}` } },
          tunnelId: null,
          usedBy: 1_234_567,
          lastTest: { at: new Date('2025-01-01T00:00:00Z'), success: false },
        })),
        count: hostile.length,
        unreadable: 2,
      })}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByText('2 items could not be shown.')).toBeVisible();
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight + 1);
    }
  },
};
export const HostileTextOnAPhone: Story = { ...HostileText, globals: { viewport: { value: 'phone' } } };
