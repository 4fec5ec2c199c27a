import { bind, listTunnels, tunnelTemplatePath } from '@millrace/ui/contract';
import { Live, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import type { Tunnel } from '../../../domain/entities/tunnel.ts';
import { mapRemote, ready } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { tunnelsQuery } from '../../../domain/views/tunnels.ts';
import { storyTunnels } from '../../../forms/fields/tunnels.stories.data.ts';
import { clock } from '../connectors.stories.data.tsx';
import { TunnelsScreen } from './TunnelsScreen.tsx';

/** One tunnel in each state; the second is active. */
const tunnels: readonly Tunnel[] = storyTunnels.map((tunnel, index) => ({
  ...tunnel,
  usedBy: [0, 3, 1][index] ?? null,
}));
const [waiting, , reverse] = tunnels.map(({ id }) => id);

const meta = {
  title: 'Screens/Connectors/TunnelsScreen',
  component: TunnelsScreen,
  args: {
    tunnels: ready(tunnels),
    listHref: connectorPaths.source.list(tunnelsQuery()),
    hrefOfTunnel: (tunnelId) => connectorPaths.source.list(tunnelsQuery({ tunnelId })),
    area: { label: 'Sources', href: connectorPaths.source.list() },
    onCreate: fn(),
    onAction: fn(),
    templatesOf: (id) => ({
      cloudFormation: tunnelTemplatePath(id, 'cloud_formation'),
      installScript: tunnelTemplatePath(id, 'install_script'),
    }),
    live: 'live',
    onRetry: fn(),
  },
} satisfies Meta<typeof TunnelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tunnels of the story's own service, which does not send how often they are used. */
const onService: Pick<Story, 'render'> = {
  render: (args) => (
    <Live reads={{ tunnels: bind(listTunnels, {}) }}>
      {({ tunnels: read, refresh }) => (
        <TunnelsScreen
          {...args}
          tunnels={mapRemote(read, ({ rows }) => rows)}
          onRetry={() => {
            args.onRetry();
            refresh();
          }}
        />
      )}
    </Live>
  ),
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Active tunnels come first', async () => {
      const names = (await canvas.findAllByRole('rowheader')).map(({ textContent }) => textContent);
      await expect(names).toEqual([
        'Production VPCWireGuard',
        'Office gatewaySSH',
        'Factory floorReverse SSH',
      ]);
    });
    await step('A row shows type, region, state and use', async () => {
      const row = canvas.getByRole('row', { name: /Production VPC/ });
      await expect(row).toHaveTextContent('US East (N. Virginia)Active3 connections');
      await expect(within(row).getByRole('link')).toHaveAttribute(
        'href',
        '/sources/list?view=tunnels&tunnel=2',
      );
    });
    await step('A link leads to the sources', async () => {
      await expect(canvas.getByRole('link', { name: 'Sources' })).toHaveAttribute(
        'href',
        '/sources/list?status=active',
      );
    });
    await step('A tunnel in use cannot be deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Production VPC' }));
      await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
        'Used by 3 connections. Change those first',
      );
      await userEvent.click(screen.getByRole('menuitem', { name: 'Test connection' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({
        action: 'test',
        items: [expect.objectContaining({ name: 'Production VPC' })],
      });
    });
    await step('An unused tunnel can be deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Office gateway' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({
        action: 'delete',
        items: [expect.objectContaining({ name: 'Office gateway' })],
      });
    });
    await step('Create', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create tunnel' }));
      await expect(args.onCreate).toHaveBeenCalledOnce();
    });
  },
};
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
export const SmallPhone: Story = { ...Phone, globals: { viewport: { value: 'small' } } };

/** One tunnel at its own address: its settings, and what its other side needs. */
export const Details: Story = {
  args: { openId: waiting },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Office gateway' })).toBeVisible();
    await step('Host, port and user', async () => {
      const facts = within(canvas.getByRole('region', { name: 'Configuration' }));
      await expect(facts.getByText('bastion.acme.example')).toBeVisible();
      await expect(facts.getByText('US West (Oregon) · us-west-2')).toBeVisible();
    });
    await step('Instructions for the other side', async () => {
      const setup = within(canvas.getByRole('region', { name: 'Setup' }));
      await expect(setup.getByRole('button', { name: 'Copy public key' })).toBeVisible();
      await expect(setup.getByText(/mkdir -p ~\/\.ssh/)).toBeVisible();
      await expect(setup.getByRole('link', { name: 'Install script' })).toHaveAttribute(
        'href',
        '/api/v1/tunnel/1/?config_type=install_script',
      );
    });
    await step('Test it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
      await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'test' }));
    });
  },
};
export const DetailsOfAReverseTunnel: Story = {
  args: { openId: reverse },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('tunnels.millrace.example:40122')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Factory floor' }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'Used by 1 connection. Change it first',
    );
  },
};
export const DetailsOnAPhone: Story = {
  args: { openId: waiting },
  globals: { viewport: { value: 'phone' } },
  play: Phone.play,
};
export const DetailsTestsLimited: Story = {
  args: { openId: waiting, testProblem: { kind: 'http', status: 429, retryAfterMs: 60_000 } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Test again in 60 s' })).toBeDisabled(),
};
export const DetailsNotFound: Story = {
  args: { openId: toId(99) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'This tunnel was not found' })).toBeVisible(),
};
export const DetailsLoading: Story = {
  args: { tunnels: { state: 'loading' }, openId: waiting },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading tunnel' })).toBeVisible(),
};

/** Values that the service does not send are dashes. */
export const OnTheService: Story = {
  ...onService,
  parameters: { service: { scenario: 'busyAccount', clock } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /VPC bastion/ })).toHaveTextContent(/1 connection$/);
  },
};
export const Empty: Story = {
  args: { tunnels: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No tunnels yet' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Create tunnel' })).toHaveLength(2);
  },
};
export const One: Story = {
  args: { tunnels: ready(tunnels.slice(1, 2)) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('rowheader')).toHaveLength(1),
};
/** The list has no pages. Only the rows in view are rendered. */
export const Many: Story = {
  args: {
    tunnels: ready(
      Array.from({ length: 120 }, (_, index) => ({
        id: toId<'tunnel'>(index + 1),
        name: `Tunnel ${index + 1}`,
        type: 0,
        region: 1,
        setupCompleted: true,
        isActive: true,
        usedBy: index % 4,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Tunnels' })).toHaveAttribute('aria-rowcount', '121');
    await expect(canvas.getByRole('row', { name: /^Tunnel 1\D/ })).toBeVisible();
  },
};
export const Loading: Story = {
  ...onService,
  parameters: { service: { clock, toxics: [never(listTunnels)] } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading tunnels' })).toBeVisible(),
};
export const Failed: Story = {
  ...onService,
  parameters: { service: { clock, toxics: [status(listTunnels, 503, undefined, { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: /VPC bastion/ })).toBeVisible();
  },
};
export const Offline: Story = {
  args: { tunnels: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

/** Long and hostile text stays in its row; an invalid key yields no command. */
const hostile: readonly Tunnel[] = [
  {
    id: toId(1),
    name: 'Very'.repeat(64),
    type: 1,
    region: 99,
    sshHost: 'x'.repeat(500),
    sshUser: '$(reboot)',
    sshPort: 22,
    sshPublicKey: `ssh-rsa AAAA'; reboot #${'x'.repeat(400)}`,
    setupCompleted: false,
    isActive: false,
    usedBy: 1_234_567,
  },
  { id: toId(2), name: '\u202Eesrever', type: 77, setupCompleted: true, isActive: true },
];
export const HostileText: Story = {
  tags: ['state:long-text'],
  args: { tunnels: ready(hostile) },
  play: async (context) => {
    await Phone.play?.(context);
    // A name that reverses its direction cannot pass for another one (T-25).
    const row = context.canvas.getByRole('row', { name: /U\+202E/ });
    await expect(within(row).getByRole('link')).toHaveTextContent('[U+202E]esrever');
    await expect(within(row).getByRole('button', { name: 'Actions for [U+202E]esrever' })).toBeVisible();
  },
};
export const HostileDetailsOnAPhone: Story = {
  args: { tunnels: ready(hostile), openId: toId(1) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.queryByText(/authorized_keys/)).toBeNull();
  },
};
export const HostileNameOfDetails: Story = {
  args: { tunnels: ready(hostile), openId: toId(2) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('[U+202E]esrever'),
};
