import { bind, listSources } from '@millrace/ui/contract';
import { delay, Live, network, never } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failed, mapRemote, ready } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { viewWizardSteps } from '../../../patterns/Wizard/Wizard.logic.ts';
import { SelectConnectorScreen } from './SelectConnectorScreen.tsx';
import { hrefOf, now, selectArgs, Viewed } from './SelectConnectorScreen.stories.data.tsx';

const meta = {
  title: 'Screens/Setup/SelectConnectorScreen',
  component: SelectConnectorScreen,
  parameters: { layout: 'padded' },
  args: selectArgs,
  render: (args) => <Viewed {...args} />,
} satisfies Meta<typeof SelectConnectorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const tiles = (canvas: Canvas) => within(canvas.getByRole('list', { name: /^Connect a new/ }));

export const Default: Story = {
  tags: ['visual', 'state:many'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Every type is listed, with a link', async () => {
      await expect(tiles(canvas).getAllByRole('link')).toHaveLength(84);
      await expect(canvas.getByRole('link', { name: 'PostgreSQL' })).toHaveAttribute(
        'href',
        '/pipelines/setup/7/source/prerequisites?type=postgres',
      );
      await expect(canvas.getByRole('link', { name: 'PostgreSQL' })).toHaveAccessibleDescription('Password');
      await expect(canvas.getByRole('link', { name: 'Google Sheets' })).toHaveAccessibleDescription(
        'Signs in with Google',
      );
    });
    await step('An existing source can be selected', async () => {
      const shopify = canvas.getByRole('button', { name: /^Shopify EU/ });
      await expect(shopify).toHaveTextContent('Used by 1 pipeline');
      await expect(shopify).toHaveTextContent('Test failed 2 h ago');
      await userEvent.click(shopify);
      await expect(args.onUseExisting).toHaveBeenLastCalledWith({ id: 2 });
    });
    await step('The bar links to the previous step', async () => {
      await expect(canvas.getByRole('link', { name: 'Back to pipelines' })).toHaveAttribute(
        'href',
        '/pipelines/list?status=active',
      );
    });
  },
};

/** After following an address with an unknown type: the sentence of spec §8. */
export const UnknownType: Story = {
  args: { isTypeUnknown: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Please verify the source configuration, and make sure all required fields are filled',
      ),
    ).toBeVisible();
    await expect(tiles(canvas).getAllByRole('link')).toHaveLength(84);
  },
};

export const Search: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search 84 sources' });
    await step('The search finds aliases immediately, and shows the count', async () => {
      await userEvent.type(search, 'pg');
      await expect(tiles(canvas).getAllByRole('link')).toHaveLength(1);
      await expect(canvas.getByRole('link', { name: 'PostgreSQL' })).toBeVisible();
      await expect(canvas.getAllByRole('status').some((live) => live.textContent === '1 source')).toBe(true);
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ category: 'all', search: 'pg' });
    });
    await step('Existing connectors are filtered too', async () => {
      await expect(canvas.getByRole('button', { name: /^Production Postgres/ })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Shopify EU/ })).not.toBeInTheDocument();
    });
    await step('Without matches, the search can be cleared', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'xyz');
      await expect(canvas.getByRole('heading', { name: 'No source matches “xyz”' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(tiles(canvas).getAllByRole('link')).toHaveLength(84);
      await expect(search).toHaveValue('');
    });
  },
};

export const Categories: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('A category filters the tiles', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Databases/ }));
      await expect(tiles(canvas).getAllByRole('link')).toHaveLength(4);
      await expect(canvas.getByRole('radio', { name: 'Databases 4' })).toBeChecked();
    });
    await step('A search without matches in a category offers matches elsewhere', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'shopify');
      await expect(
        canvas.getByRole('heading', { name: 'Nothing in Databases matches “shopify”' }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show 1 other source' }));
      await expect(canvas.getByRole('link', { name: 'Shopify' })).toBeVisible();
    });
  },
};

export const Destinations: Story = {
  args: {
    kind: 'destination',
    existing: ready([]),
    frame: {
      trail: selectArgs.frame.trail,
      steps: viewWizardSteps({
        draft: { sourceId: 3 },
        group: 'destination',
        chosen: { source: 'Production Postgres' },
        hrefOf,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(tiles(canvas).getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Google BigQuery' })).toBeVisible();
    await expect(canvas.queryByText('Use an existing destination')).not.toBeInTheDocument();
  },
};

/** The sources of the story's own service. */
export const OnTheService: Story = {
  parameters: { service: { scenario: 'busyAccount', clock: { at: now.getTime() } } },
  render: (args) => (
    <Live reads={{ existing: bind(listSources, { status: 'active' }) }}>
      {({ existing, refresh }) => (
        <Viewed
          {...args}
          existing={mapRemote(existing, ({ rows }) => rows)}
          onRetryExisting={() => {
            args.onRetryExisting?.();
            refresh();
          }}
        />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show all/ }));
    await expect(
      within(canvas.getByRole('list', { name: 'Use an existing source' })).getAllByRole('button').length,
    ).toBeGreaterThan(6);
  },
};

export const LoadingExisting: Story = {
  tags: ['state:loading'],
  ...OnTheService,
  parameters: {
    service: { scenario: 'busyAccount', clock: { at: now.getTime() }, toxics: [never(listSources)] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading what you have' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PostgreSQL' })).toBeVisible();
  },
};

/** Tiles stay under the pointer while content loads. */
export const NothingMoves: Story = {
  ...OnTheService,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    service: {
      scenario: 'busyAccount',
      clock: { at: now.getTime() },
      toxics: [delay(listSources, 3_000, { times: 1 })],
    },
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status', { name: 'Loading what you have' })).toBeVisible();
    const top = () => canvas.getByRole('link', { name: 'PostgreSQL' }).getBoundingClientRect().top;
    const before = top();
    // The request may still be pending when time passes.
    await waitFor(() => {
      loaded.service.service.advance(3_000);
      return expect(canvas.getByRole('button', { name: /^Production Postgres/ })).toBeVisible();
    });
    await expect(top()).toBe(before);
  },
};

/** The existing connectors failed to load, but a new one can still be created. */
export const ExistingFailed: Story = {
  ...OnTheService,
  parameters: {
    service: { scenario: 'busyAccount', clock: { at: now.getTime() }, toxics: [network(listSources)] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service could not be reached.');
    await expect(canvas.getByRole('link', { name: 'PostgreSQL' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryExisting).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { existing: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryExisting).toHaveBeenCalledOnce();
    await expect(tiles(canvas).getAllByRole('link')).toHaveLength(84);
  },
};

/** The catalogue needs no network. */
export const Offline: Story = {
  args: { existing: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(tiles(canvas).getAllByRole('link')).toHaveLength(84);
  },
};

/** An account without sources has nothing to reuse. */
export const Empty: Story = {
  args: { existing: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Use an existing source')).not.toBeInTheDocument();
    await expect(tiles(canvas).getAllByRole('link')).toHaveLength(84);
  },
};

export const One: Story = {
  args: { existing: ready([{ id: 3, type: 'stripe', name: 'Stripe' }]) },
  play: async ({ canvas }) =>
    expect(
      within(canvas.getByRole('list', { name: 'Use an existing source' })).getAllByRole('button'),
    ).toHaveLength(1),
};

export const NoMatch: Story = {
  args: { view: { category: 'all', search: 'xyz' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No source matches “xyz”' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};

export const Using: Story = { args: { usingId: 1 } };

export const LongNames: Story = {
  args: {
    existing: ready([{ id: 1, type: 'postgres', name: 'Very'.repeat(60), usedBy: 12_000 }]),
    view: { category: 'all', search: '' },
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: /^All sources/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { documentElement } = document;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

/** A standalone source is created without steps and without the existing sources. */
export const InItsArea: Story = {
  args: {
    frame: { title: 'Create source', trail: [{ label: 'Sources', href: connectorPaths.source.list() }] },
    back: { label: 'Back to sources', href: connectorPaths.source.list() },
    existing: undefined,
    hrefOfType: (type) => connectorPaths.source.prerequisites({ type }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create source' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PostgreSQL' })).toHaveAttribute(
      'href',
      '/sources/create/prerequisites?type=postgres',
    );
    await expect(canvasElement).not.toHaveTextContent(/pipeline/i);
  },
};
