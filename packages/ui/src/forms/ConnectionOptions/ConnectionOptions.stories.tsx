import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { directConnection } from '../../domain/forms/values/connection.ts';
import { toId } from '../../domain/entities/id.ts';
import { failed, ready } from '../../domain/outcome/remote.ts';
import { storyTunnels } from '../fields/tunnels.stories.data.ts';
import { ConnectionOptions, type ConnectionOptionsProps } from './ConnectionOptions.tsx';

function Holder(props: ConnectionOptionsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ConnectionOptions
      {...props}
      value={value}
      onChange={(connection) => {
        setValue(connection);
        props.onChange(connection);
      }}
    />
  );
}

const meta = {
  title: 'Forms/ConnectionOptions',
  component: ConnectionOptions,
  args: {
    value: directConnection,
    onChange: fn(),
    onCopy: fn(),
    onReloadAddresses: fn(),
    tunnels: storyTunnels,
    region: 'us-east-1',
    addresses: ready({ fixed: '203.0.113.18', regions: { 'us-east-1': ['198.51.100.44'] } }),
  },
  render: (args) => <Holder {...args} />,
} satisfies Meta<typeof ConnectionOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Direct connection, with the addresses to allow', async () => {
      await expect(canvas.getByRole('radio', { name: /^Connect directly/ })).toBeChecked();
      await expect(canvas.getByText('203.0.113.18')).toBeVisible();
    });
    await step('Secure tunnel: the first active one is selected (spec §4)', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Connect via secure tunnel/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        type: 'secure',
        mode: 'existing',
        tunnelId: 2,
      });
      await expect(canvas.queryByText('203.0.113.18')).toBeNull();
    });
    await step('Back to the previous choice', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Connect directly/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(directConnection);
    });
  },
};

/** Without a tunnel, a new one must be created (spec §4). */
export const NoTunnels: Story = {
  args: { tunnels: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Connect via secure tunnel/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'secure', mode: 'create', tunnelId: null });
  },
};

/** Exactly the text of spec §2. */
export const LockedDirect: Story = {
  args: { isLocked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connecting Directly')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const LockedTunnel: Story = {
  args: { isLocked: true, value: { type: 'secure', mode: 'existing', tunnelId: toId(2) } },
  play: async ({ canvas }) => expect(canvas.getByText('Connecting via Tunnel')).toBeVisible(),
};

/** The addresses are shown beside the form instead. */
export const WithoutAddresses: Story = { args: { addresses: undefined } };

/** If addresses fail to load, the user can continue. */
export const AddressesFailed: Story = {
  args: { addresses: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/You can continue without them/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload addresses' }));
    await expect(args.onReloadAddresses).toHaveBeenCalledOnce();
  },
};
