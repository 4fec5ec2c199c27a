import { bind, getHelpArticle } from '@millrace/ui/contract';
import { Live, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { failed, ready } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { WizardRouteName } from '../../../domain/routes/routes.ts';
import { viewWizardSteps } from '../../../patterns/Wizard/Wizard.logic.ts';
import { goodArticle } from '../../../patterns/ConnectorGuide/ArticleBody.stories.data.ts';
import { PrerequisitesScreen, type PrerequisitesScreenProps } from './PrerequisitesScreen.tsx';

const hrefOf = (route: WizardRouteName) => paths.pipelineSetup(toId(7), route);

const meta = {
  title: 'Screens/Setup/PrerequisitesScreen',
  component: PrerequisitesScreen,
  parameters: { service: { scenario: 'busyAccount' } },
  args: {
    frame: {
      trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Orders to warehouse' }],
      steps: viewWizardSteps({ draft: {}, group: 'source', hrefOf }),
    },
    kind: 'source',
    type: 'postgres',
    onRetry: fn(),
    back: { label: 'Back to sources', href: hrefOf('pipelineCreateSourceSelect') },
    changeHref: hrefOf('pipelineCreateSourceSelect'),
    continueHref: `${hrefOf('pipelineCreateSourceCreate')}?type=postgres`,
  },
  render: (args) => <Served {...args} />,
} satisfies Meta<typeof PrerequisitesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The guide of the story's own service. */
function Served(args: PrerequisitesScreenProps) {
  return (
    <Live reads={{ article: bind(getHelpArticle, { id: `${args.type}-${args.kind}` }) }}>
      {({ article, refresh }) => (
        <PrerequisitesScreen
          {...args}
          article={article}
          onRetry={() => {
            args.onRetry();
            refresh();
          }}
        />
      )}
    </Live>
  );
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The guide is shown', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 3, name: 'Before you connect PostgreSQL' }),
      ).toBeVisible();
      const [grants, log] = await canvas.findAllByLabelText('Code');
      await expect(grants).toHaveTextContent(/GRANT SELECT.*ALTER DEFAULT PRIVILEGES/);
      await expect(log).toHaveTextContent(/wal_level/);
    });
    await step('Links lead to the next step, the previous one and other types', async () => {
      await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
        'href',
        '/pipelines/setup/7/source/create?type=postgres',
      );
      for (const name of ['Back to sources', 'Change source'])
        await expect(canvas.getByRole('link', { name })).toHaveAttribute(
          'href',
          '/pipelines/setup/7/source/select',
        );
    });
  },
};

export const Loading: Story = {
  parameters: { service: { scenario: 'busyAccount', toxics: [never(getHelpArticle)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading guide' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
  },
};

/** The guide is optional: if it fails to load, the built-in list is shown, and the user can continue. */
export const GuideFailed: Story = {
  tags: ['state:failed'],
  parameters: { service: { scenario: 'busyAccount', toxics: [status(getHelpArticle, 503)] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('The guide could not be loaded.')).toBeVisible();
    await expect(await canvas.findByText('Logical replication')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline, the built-in list is shown, because it needs no network. */
export const Offline: Story = {
  args: { article: failed({ kind: 'offline' }) },
  render: (args) => <PrerequisitesScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Logical replication')).toBeVisible();
    await expect(canvas.getByText('The guide could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
  },
};

const unbroken = 'orders_of_all_countries_'.repeat(10);

/** Words and code without a space stay within the guide. */
export const LongText: Story = {
  args: {
    article: ready({
      title: unbroken,
      html: `<h2>${unbroken}</h2><p>${unbroken}</p><ul><li>${unbroken}</li></ul><pre><code>${unbroken}</code></pre>`,
    }),
  },
  render: (args) => <PrerequisitesScreen {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText('Code');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const WithoutGuide: Story = {
  args: { kind: 'destination', type: 'snowflake' },
  render: (args) => <PrerequisitesScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User, role and grants')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change destination' })).toBeVisible();
  },
};

/** Sanitising leaves nothing to read, so the built-in list is shown. */
export const EmptyGuide: Story = {
  args: { article: ready({ title: 'Guide', html: '<style>p { color: red }</style>' }) },
  render: (args) => <PrerequisitesScreen {...args} />,
  play: async ({ canvas }) => expect(await canvas.findByText('Logical replication')).toBeVisible(),
};

/** A database or warehouse behind a firewall: the addresses to allow are beside the guide. */
export const WithAddresses: Story = {
  args: {
    article: ready({ title: 'Before you connect PostgreSQL', html: goodArticle }),
    addresses: {
      addresses: ready({ fixed: '203.0.113.18', regions: { 'us-east-1': ['198.51.100.44'] } }),
      region: 'us-east-1',
    },
  },
  render: (args) => <PrerequisitesScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    const help = within(canvas.getByRole('complementary', { name: 'Help with this step' }));
    await expect(await help.findByRole('button', { name: /203\.0\.113\.18/ })).toBeVisible();
  },
};

export const Phone: Story = {
  ...WithAddresses,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** For a standalone destination, without a pipeline. */
export const InItsArea: Story = {
  args: {
    kind: 'destination',
    type: 'redshift',
    frame: {
      title: 'Create destination',
      trail: [{ label: 'Destinations', href: connectorPaths.destination.list() }],
    },
    back: { label: 'Back to destinations', href: connectorPaths.destination.select() },
    changeHref: connectorPaths.destination.select(),
    continueHref: connectorPaths.destination.details({ type: 'redshift' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create destination' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/destinations/create/details?type=redshift',
    );
  },
};
