import { bind, listSources } from '@millrace/ui/contract';
import { delay, Live, network, never } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
/** What a search finds, or a catalogue of a few connectors. */
const found = (canvas: Canvas) => within(canvas.getByRole('list', { name: /^Connect a new/ }));
const inGroup = (canvas: Canvas, name: string) => within(canvas.getByRole('list', { name }));
/** Every type that can be chosen; popular ones are offered twice. */
const offered = (canvas: Canvas) =>
  new Set(
    canvas
      .getAllByRole('link')
      .flatMap((link) => (link.closest('[data-tiles]') ? [link.getAttribute('href')] : [])),
  ).size;

export const Default: Story = {
  tags: ['visual', 'state:many'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Every type is listed, with a link', async () => {
      await expect(offered(canvas)).toBe(84);
      const postgres = inGroup(canvas, 'Databases').getByRole('link', { name: 'PostgreSQL' });
      await expect(postgres).toHaveAttribute('href', '/pipelines/setup/7/source/create?type=postgres');
      await expect(postgres).toHaveAccessibleDescription('Password');
      await expect(canvas.getByRole('link', { name: 'Google Sheets' })).toHaveAccessibleDescription(
        'Google sign-in',
      );
    });
    await step('The search has the focus', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
    await step(
      'Existing sources come first, then nine popular ones in equal tiles, then the categories',
      async () => {
        const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
        await expect(headings.slice(0, 4)).toEqual([
          'Use a source you have',
          'Popular',
          'Databases',
          'Ecommerce',
        ]);
        const popular = inGroup(canvas, 'Popular').getAllByRole('link');
        await expect(popular).toHaveLength(9);
        const tiles = [...popular, ...inGroup(canvas, 'Use a source you have').getAllByRole('button')];
        await expect(new Set(tiles.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
      },
    );
    await step('Legacy connectors come last in their category, with the reason', async () => {
      const crm = inGroup(canvas, 'CRM').getAllByRole('link');
      await expect(crm.at(-1)).toHaveAccessibleName('Salesforce');
      await expect(crm.at(-1)).toHaveAccessibleDescription('Legacy, use v2');
    });
    await step('Of two connectors of the same name, one says what tells it apart', async () => {
      const generic = canvas.getByRole('link', { name: 'Klaviyo (generic)' });
      await expect(generic).toHaveAccessibleDescription('API key, fewer options');
      await expect(canvas.getByRole('link', { name: 'Klaviyo' })).toHaveAccessibleDescription('API key');
    });
    await step('An existing source can be selected', async () => {
      const shopify = canvas.getByRole('button', { name: /^Shopify EU/ });
      await expect(shopify).toHaveTextContent('Shopify · test failed 2 h ago');
      await expect(canvas.getByRole('button', { name: /^Production Postgres/ })).toHaveTextContent(
        'PostgreSQL · used by 3 pipelines',
      );
      await userEvent.click(shopify);
      await expect(args.onUseExisting).toHaveBeenLastCalledWith({ id: 2 });
    });
    await step('A link leads to the previous step', async () => {
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
    await expect(offered(canvas)).toBe(84);
  },
};

export const Search: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search 84 sources' });
    await step('The search finds aliases immediately, and shows the count', async () => {
      await userEvent.type(search, 'pg');
      await expect(found(canvas).getAllByRole('link')).toHaveLength(1);
      await expect(found(canvas).getByRole('link', { name: 'PostgreSQL' })).toBeVisible();
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
      await expect(offered(canvas)).toBe(84);
      await expect(search).toHaveValue('');
    });
  },
};

export const Categories: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('A category filters the tiles', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Databases/ }));
      await expect(inGroup(canvas, 'Databases').getAllByRole('link')).toHaveLength(4);
      await expect(canvas.queryByRole('list', { name: 'Popular' })).not.toBeInTheDocument();
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
    await expect(found(canvas).getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Google BigQuery' })).toBeVisible();
    await expect(canvas.queryByText('Use a destination you have')).not.toBeInTheDocument();
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
      within(canvas.getByRole('list', { name: 'Use a source you have' })).getAllByRole('button').length,
    ).toBeGreaterThan(3);
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
    await expect(inGroup(canvas, 'Popular').getByRole('link', { name: 'PostgreSQL' })).toBeVisible();
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
    const top = () =>
      inGroup(canvas, 'Popular').getByRole('link', { name: 'PostgreSQL' }).getBoundingClientRect().top;
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
    await expect(inGroup(canvas, 'Popular').getByRole('link', { name: 'PostgreSQL' })).toBeVisible();
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
    await expect(offered(canvas)).toBe(84);
  },
};

/** The catalogue needs no network. */
export const Offline: Story = {
  args: { existing: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(offered(canvas)).toBe(84);
  },
};

/** An account without sources has nothing to reuse. */
export const Empty: Story = {
  args: { existing: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Use a source you have')).not.toBeInTheDocument();
    await expect(offered(canvas)).toBe(84);
  },
};

export const One: Story = {
  args: { existing: ready([{ id: 3, type: 'stripe', name: 'Stripe' }]) },
  play: async ({ canvas }) =>
    expect(
      within(canvas.getByRole('list', { name: 'Use a source you have' })).getAllByRole('button'),
    ).toHaveLength(1),
};

/** What the search found stands above, so nothing large says that nothing was found. */
export const OnlyExistingMatches: Story = {
  args: {
    view: { category: 'all', search: 'Shard 001' },
    existing: ready([{ id: 1, type: 'postgres', name: 'Shard 001' }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Shard 001/ })).toBeVisible();
    await expect(canvas.getByText('No new source matches “Shard 001”.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^No/ })).toBeNull();
  },
};

export const NoMatch: Story = {
  args: { view: { category: 'all', search: 'xyz' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No source matches “xyz”' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Request it' })).toHaveLength(2);
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

/** The categories are a menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: /^All sources/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
    await userEvent.click(screen.getByRole('option', { name: 'CRM (4)' }));
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toContain('CRM');
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
    await expect(inGroup(canvas, 'Popular').getByRole('link', { name: 'PostgreSQL' })).toHaveAttribute(
      'href',
      '/sources/create/prerequisites?type=postgres',
    );
    await expect(canvasElement).not.toHaveTextContent(/pipeline/i);
  },
};
