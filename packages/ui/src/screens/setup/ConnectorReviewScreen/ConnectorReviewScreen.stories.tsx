import { holdCountdowns, runCountdowns } from '../../../internal/heldTimers.stories.data.ts';
import { bind, getDestination, getSource } from '@millrace/ui/contract';
import { Live, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { Definition } from '../../../domain/connectors/definition/define.ts';
import { loadDefinition } from '../../../domain/connectors/definitions.ts';
import type { TestStep } from '../../../domain/outcome/testResult.ts';
import { toId } from '../../../domain/entities/id.ts';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { WizardRouteName } from '../../../domain/routes/routes.ts';
import { viewWizardSteps } from '../../../patterns/Wizard/Wizard.logic.ts';
import { ConnectorReviewScreen, type ConnectorReviewScreenProps } from './ConnectorReviewScreen.tsx';

const now = new Date('2026-03-04T10:00:00Z');
const hrefOf = (route: WizardRouteName) => paths.pipelineSetup(toId(7), route);
const service = { scenario: 'busyAccount', clock: { at: now.getTime() } };

const passed = (action: string): TestStep => ({
  action,
  message: null,
  success: true,
  mandatory: true,
  error: null,
});

const meta = {
  title: 'Screens/Setup/ConnectorReviewScreen',
  component: ConnectorReviewScreen,
  parameters: { service },
  args: {
    frame: {
      trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Orders to warehouse' }],
      steps: viewWizardSteps({
        draft: { sourceId: 1 },
        group: 'source',
        chosen: { source: 'Production Postgres' },
        hrefOf,
      }),
    },
    kind: 'source',
    connector: loading,
    lastTest: {
      at: new Date('2026-03-04T09:57:00Z'),
      success: true,
      results: [passed('Reach host on port 5432'), passed('Sign in as millrace_reader')],
    },
    usedBy: [
      { id: 1, name: 'Orders to warehouse', status: 'running', href: '/pipelines/1/overview' },
      { id: 2, name: 'Storefront sync', status: 'errored', href: '/pipelines/2/overview' },
    ],
    onTest: fn(),
    onRetry: fn(),
    back: { label: 'Back to source details', href: hrefOf('pipelineCreateSourceCreate') },
    editHref: connectorPaths.source.edit(1),
    changeHref: hrefOf('pipelineCreateSourceSelect'),
    continueHref: hrefOf('pipelineCreateDestinationSelect'),
  },
  render: (args) => (
    <Live reads={{ connector: bind(getSource, { id: toId<'source'>(1) }) }}>
      {({ connector, refresh }) => (
        <Defined
          {...args}
          connector={connector}
          onRetry={() => {
            args.onRetry();
            refresh();
          }}
        />
      )}
    </Live>
  ),
} satisfies Meta<typeof ConnectorReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loads the connector's definition, as an application does. */
function Defined(args: ConnectorReviewScreenProps) {
  const [definition, setDefinition] = useState<Definition | null>();
  const type = args.connector.state === 'ready' ? args.connector.value.type : undefined;
  useEffect(() => {
    if (type) void loadDefinition(args.kind, type).then((found) => setDefinition(found ?? null));
  }, [args.kind, type]);
  return <ConnectorReviewScreen {...args} definition={definition} />;
}

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('The configuration is shown without secrets', async () => {
      await expect(await canvas.findByText('Password')).toBeVisible();
      await expect(canvas.getByText('Saved')).toBeVisible();
      await expect(canvasElement).not.toHaveTextContent('••••');
      await expect(canvas.getByText('Direct')).toBeVisible();
    });
    await step('The last test and the pipelines that use it', async () => {
      await expect(canvas.getByRole('list', { name: 'Steps of the test' })).toBeVisible();
      const used = within(canvas.getByRole('region', { name: 'Where it is used' }));
      await expect(used.getByRole('link', { name: 'Storefront sync' })).toBeVisible();
    });
    await step('Actions: test, edit, change, continue', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
      await expect(args.onTest).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/sources/1/edit');
      await expect(canvas.getByRole('link', { name: 'Change source' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
        'href',
        '/pipelines/setup/7/destination/select',
      );
    });
  },
};

export const Destination: Story = {
  args: {
    kind: 'destination',
    frame: {
      trail: meta.args.frame.trail,
      steps: viewWizardSteps({
        draft: { sourceId: 1, destinationId: 1 },
        group: 'destination',
        chosen: { source: 'Production Postgres', destination: 'Analytics Snowflake' },
        hrefOf,
      }),
    },
    usedBy: undefined,
    continueHref: hrefOf('pipelineCreateSchemaSettings'),
  },
  render: (args) => (
    <Live reads={{ connector: bind(getDestination, { id: toId<'destination'>(1) }) }}>
      {({ connector }) => <Defined {...args} connector={connector} />}
    </Live>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Destination Credentials')).toBeVisible();
    // The head has the name, and the details have nothing else.
    await expect(canvas.queryByText('Destination Details')).toBeNull();
    await expect(canvas.getByText('Saved')).toBeVisible();
    await expect(canvas.getByText(/^Used by \d+ pipeline/)).toBeVisible();
  },
};

/** Of many pipelines, the first five are named and the others are counted. */
export const UsedByMany: Story = {
  args: {
    usedBy: Array.from({ length: 17 }, (_, index) => ({
      id: index + 1,
      name: `Pipeline ${index + 1}`,
      status: 'running',
      href: paths.pipelineOverview(toId(index + 1)),
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Password')).toBeVisible();
    const used = within(canvas.getByRole('region', { name: 'Where it is used' }));
    await expect(used.getAllByRole('link')).toHaveLength(5);
    await expect(used.getByText('and 12 more')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { service: { ...service, toxics: [never(getSource)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading configuration' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to source details' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { service: { ...service, toxics: [status(getSource, 503)] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to source details' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  },
};

/** Someone has deleted it. Another one can be chosen. */
export const NotFound: Story = {
  args: { connector: failed({ kind: 'http', status: 404 }) },
  render: (args) => <ConnectorReviewScreen {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change source' })).toHaveAttribute(
      'href',
      args.changeHref,
    );
  },
};
export const FailedOnAPhone: Story = {
  ...NotFound,
  globals: { viewport: { value: 'small' } },
};

export const Offline: Story = {
  args: { connector: failed({ kind: 'offline' }) },
  render: (args) => <ConnectorReviewScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to source details' })).toBeVisible();
  },
};
/** Nothing has been loaded yet, and nothing will be until the network is back. */
export const LoadingOffline: Story = {
  ...Offline,
  args: { connector: { state: 'loading', isOffline: true } },
};

/** A connector that is named like its type: the word stands once, and the configuration does not repeat the name. */
export const NamedLikeItsType: Story = {
  args: {
    connector: ready({
      type: 'postgres',
      name: 'PostgreSQL',
      tunnelId: null,
      config: { connection_config: { host: 'db.example.com', port: 5432, database: 'shop' } },
    }),
  },
  render: (args) => <Defined {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('db.example.com')).toBeVisible();
    const sheet = within(
      canvas.getByRole('heading', { name: 'PostgreSQL' }).closest('section') ?? document.body,
    );
    await expect(sheet.getAllByText(/PostgreSQL/)).toHaveLength(1);
    await expect(sheet.getByText('Database source')).toBeVisible();
    await expect(canvas.queryByText('Source name')).toBeNull();
  },
};

const unbroken = 'orders_of_all_countries_'.repeat(10);

export const LongText: Story = {
  args: {
    connector: ready({
      type: 'postgres',
      name: unbroken,
      tunnelId: null,
      config: { connection_config: { host: `${unbroken}.example.com`, port: 5432, database: unbroken } },
    }),
    usedBy: [{ id: 1, name: unbroken, status: 'running', href: '/pipelines/1/overview' }],
    lastTest: {
      at: new Date('2026-03-04T09:57:00Z'),
      success: false,
      results: [{ ...passed(`Reach ${unbroken}`), success: false, error: unbroken }],
    },
  },
  render: (args) => <Defined {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(`${unbroken}.example.com`)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

/** The service sends neither tests nor pipelines: the configuration takes their room. */
export const RequiredValuesOnly: Story = {
  args: { lastTest: undefined, usedBy: undefined },
  parameters: { service: { ...service, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Password')).toBeVisible();
    await expect(canvas.queryByText('Last test')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Where it is used')).not.toBeInTheDocument();
  },
};

/** A type without a form in this build. */
export const WithoutForm: Story = {
  args: {
    connector: ready({
      type: 'brand_new',
      name: 'Very'.repeat(60),
      tunnelId: null,
      config: { connection_config: { api_key: 'canary' } },
    }),
    definition: null,
    lastTest: null,
    usedBy: [],
  },
  render: (args) => <ConnectorReviewScreen {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/has no form for brand_new/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('canary');
    await expect(canvas.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Not tested since it changed')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Testing: Story = {
  args: { isTesting: true },
  play: async ({ canvas, args, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Test connection/ });
    await userEvent.click(button);
    await expect(args.onTest).not.toHaveBeenCalled();
  },
};

/** The service limits tests: the button counts down, whether or not a modal is open (F13). */
export const TestsLimited: Story = {
  beforeEach: holdCountdowns,
  args: { testProblem: { kind: 'http', status: 429, retryAfterMs: 1_200 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Test again in 2 s' })).toBeDisabled();
    runCountdowns();
    await userEvent.click(await canvas.findByRole('button', { name: 'Test connection' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Password')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
