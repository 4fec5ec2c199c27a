import { holdCountdowns, runCountdowns } from '../../internal/heldTimers.stories.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  chooseTunnel,
  connectSecurely,
  createTunnel,
  type Connection,
} from '../../domain/forms/values/connection.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import { toTunnel, tunnelForm } from '../../domain/connectors/tunnels/tunnelForm.ts';
import { toId } from '../../domain/entities/id.ts';
import type { Tunnel } from '../../domain/entities/tunnel.ts';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { storyTunnels } from '../fields/tunnels.stories.data.ts';
import { TunnelSection, type TunnelSectionProps } from './TunnelSection.tsx';

const onCreated = fn();

type Args = Omit<TunnelSectionProps, 'newTunnel'> & Partial<Pick<TunnelSectionProps, 'newTunnel'>>;

/** A container that adds a created tunnel and selects it. */
function Holder({ value: initial, tunnels, actions, onChange, ...rest }: Args) {
  const [value, setValue] = useState(initial);
  const [made, setMade] = useState<readonly Tunnel[]>([]);
  const [form] = useState(() => createFormModel({ definition: tunnelForm, today: '2026-11-20' }));
  const change = (next: Connection): void => {
    setValue(next);
    onChange(next);
  };
  const create = (): void => {
    const body = toTunnel(form);
    onCreated(body);
    const created: Tunnel = {
      id: toId(9),
      name: body.name,
      type: body.type,
      region: body.region,
      sshPublicKey: body.type === 1 ? 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINewKey millrace' : null,
      setupCompleted: false,
      isActive: false,
    };
    setMade([created]);
    change(chooseTunnel(created.id));
  };
  return (
    <TunnelSection
      {...rest}
      value={value}
      onChange={change}
      tunnels={tunnels.state === 'ready' ? { ...tunnels, value: [...tunnels.value, ...made] } : tunnels}
      newTunnel={form}
      actions={{ ...actions, onCreate: create }}
    />
  );
}

const meta = {
  title: 'Forms/TunnelSection',
  component: TunnelSection,
  args: {
    value: connectSecurely(storyTunnels),
    onChange: fn(),
    tunnels: ready(storyTunnels),
    newTunnel: createFormModel({ definition: tunnelForm, today: '2026-11-20' }),
    actions: { onCreate: fn(), onReload: fn(), onTest: fn() },
  },
  render: (args) => <Holder {...args} />,
  beforeEach: () => {
    onCreated.mockClear();
  },
} satisfies Meta<typeof TunnelSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = { name: 'Create tunnel' };

const withTemplates: Args['actions'] = {
  onCreate: fn(),
  onReload: fn(),
  onTest: fn(),
  templatesOf: (id) => ({ cloudFormation: `/tunnel/${id}/cloud`, installScript: `/tunnel/${id}/script` }),
};

/** The service did not send all tunnels: the section says so, and searches for others. */
export const MoreTunnels: Story = {
  args: { hasMore: true, onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Only \d+ tunnels can be listed here/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search all tunnels' }), 'berlin');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('berlin'));
  },
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const select = canvas.getByRole('button', { name: /Secure tunnel/ });
    await step('The first active tunnel is selected, with its state', async () => {
      await expect(select).toHaveTextContent('Production VPC');
      await expect(canvas.getByText('The other side is connected.')).toBeVisible();
    });
    await step('Active tunnels are listed first, each with its state', async () => {
      await userEvent.click(select);
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([
        'Production VPCActive · WireGuard · us-east-1',
        'Office gatewayWaiting for setup · SSH · us-west-2',
        'Factory floorInactive · Reverse SSH · ap-northeast-1',
      ]);
    });
    await step('A tunnel without its setup shows what to do on the host', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'Office gateway' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(chooseTunnel(toId(1)));
      await expect(await canvas.findByText(/mkdir -p ~\/\.ssh/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Copy public key' })).toBeVisible();
    });
    await step('The tunnel can be tested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Test tunnel' }));
      await expect(args.actions.onTest).toHaveBeenCalledWith(1);
    });
  },
};

/** Exactly the messages of spec §5. */
export const Incomplete: Story = {
  args: { value: createTunnel() },
  play: async ({ canvas, userEvent, step }) => {
    await step('An empty form: the name has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', create));
      await expect(canvas.getByText('Enter a tunnel name')).toBeVisible();
      await expect(await canvas.findByText('Select a provider or region')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await expect(onCreated).not.toHaveBeenCalled();
    });
    await step('An SSH tunnel needs host, user and port', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Type/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'SSH' }));
      await userEvent.clear(canvas.getByRole('textbox', { name: 'SSH port' }));
      await userEvent.click(canvas.getByRole('button', create));
      await expect(canvas.getByText('Enter a SSH host')).toBeVisible();
      await expect(canvas.getByText('Enter a SSH user')).toBeVisible();
      await expect(canvas.getByText('Enter a SSH port')).toBeVisible();
    });
  },
};

export const CreateSsh: Story = {
  args: { value: createTunnel() },
  play: async ({ canvas, userEvent, step }) => {
    await step('Fill in', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Bastion');
      await userEvent.click(await canvas.findByRole('button', { name: /Type/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'SSH' }));
      await userEvent.click(canvas.getByRole('button', { name: /Region/ }));
      await expect(await screen.findAllByRole('option')).toHaveLength(3);
      await userEvent.click(screen.getByRole('option', { name: /Oregon/ }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'SSH host' }), 'bastion');
    });
    await step('A pasted address is split', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'SSH host' }));
      await userEvent.click(canvas.getByRole('textbox', { name: 'SSH host' }));
      await userEvent.paste('ssh://tunnel@bastion.acme.example:22');
      await expect(canvas.getByRole('textbox', { name: 'SSH host' })).toHaveValue('bastion.acme.example');
      await expect(canvas.getByRole('textbox', { name: 'SSH user' })).toHaveValue('tunnel');
    });
    await step('Enter creates the tunnel and shows its public key', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onCreated).toHaveBeenLastCalledWith({
        name: 'Bastion',
        type: 1,
        provider: 1,
        region: 4,
        sshHost: 'bastion.acme.example',
        sshUser: 'tunnel',
        sshPort: 22,
      });
      await expect(
        await canvas.findByText('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINewKey millrace'),
      ).toBeVisible();
    });
  },
};

/** Other tunnels use the default user and port; the port can be changed (spec §5). */
export const AdvancedOptions: Story = {
  args: { value: createTunnel() },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Advanced options' });
    await expect(canvas.queryByRole('textbox', { name: 'SSH port' })).toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'SSH port' }));
    await userEvent.click(canvas.getByRole('button', create));
    await expect(canvas.getByText('Enter a SSH port')).toBeVisible();
  },
};

/** Choosing to create a tunnel clears the selection and earlier entries (spec §4). */
export const Switching: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Create a new tunnel' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(createTunnel());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Left behind');
    await userEvent.click(canvas.getByRole('radio', { name: 'Use an existing tunnel' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(chooseTunnel(toId(2)));
    await userEvent.click(canvas.getByRole('radio', { name: 'Create a new tunnel' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

/** Reverse SSH: ready, and inactive until the other side connects. */
export const Reverse: Story = {
  args: { value: chooseTunnel(toId(3)), actions: withTemplates },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tunnels.millrace.example:40122')).toBeVisible();
    await expect(canvas.getByText(/autossh/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Install script' })).toBeVisible();
    // The other side connects, so no gateway is needed.
    await expect(canvas.queryByRole('link', { name: 'CloudFormation template' })).toBeNull();
  },
};

/** The other side connects, so its host needs no key of ours, although the tunnel has one. */
export const ReverseWaiting: Story = {
  args: {
    value: chooseTunnel(toId(3)),
    tunnels: ready(
      storyTunnels.map((each) => ({ ...each, setupCompleted: false, sshPublicKey: 'ssh-rsa A' })),
    ),
    actions: withTemplates,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Run the install script on a host that reaches the database/),
    ).toBeVisible();
  },
};

export const NoTunnels: Story = {
  args: { tunnels: ready([]), value: createTunnel() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('button', create)).toBeVisible();
  },
};
export const NothingChosen: Story = {
  args: { value: { type: 'secure', mode: 'existing', tunnelId: null }, error: 'Choose a tunnel' },
};
/** The service limits tests: the button counts down (F13). */
export const TestsLimited: Story = {
  beforeEach: holdCountdowns,
  args: {
    actions: {
      onCreate: fn(),
      onReload: fn(),
      onTest: fn(),
      testProblem: { kind: 'http', status: 429, retryAfterMs: 1_200 },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Test again in 2 s' })).toBeDisabled();
    runCountdowns();
    await userEvent.click(await canvas.findByRole('button', { name: 'Test tunnel' }));
    await expect(args.actions.onTest).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { tunnels: loading } };
export const Failed: Story = {
  args: { tunnels: failed({ kind: 'network' }), error: 'Choose a tunnel' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Choose a tunnel')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onReload).toHaveBeenCalledOnce();
  },
};
