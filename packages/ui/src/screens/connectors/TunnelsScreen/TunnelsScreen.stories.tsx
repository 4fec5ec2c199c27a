import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../domain/remote.ts';
import { storyTunnels } from '../../../forms/fields/tunnels.stories.data.ts';
import { TunnelsScreen } from './TunnelsScreen.tsx';

const tunnels = storyTunnels.map((tunnel, index) => ({ ...tunnel, usedBy: [0, 3, 1][index] }));

const meta = {
  title: 'Screens/Connectors/TunnelsScreen',
  component: TunnelsScreen,
  args: {
    tunnels: ready(tunnels),
    listHref: '/sources/list?view=tunnels',
    hrefOfTunnel: (id) => `/sources/list?view=tunnels&tunnel=${id}`,
    hrefOfSources: ({ status }) => `/sources/list?status=${status}`,
    onCreate: fn(),
    onAction: fn(),
    templatesOf: (id) => ({ cloudFormation: `/tunnel/${id}/cloud`, installScript: `/tunnel/${id}/script` }),
    live: 'live',
    onRetry: fn(),
  },
} satisfies Meta<typeof TunnelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Production VPC' })).toBeVisible();
  },
};
