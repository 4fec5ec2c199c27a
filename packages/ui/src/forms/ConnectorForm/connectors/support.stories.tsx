// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Support', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const Gorgias: Story = { name: 'Gorgias', args: { kind: 'source', type: 'gorgias' } };
export const ZendeskChat: Story = { name: 'Zendesk Chat', args: { kind: 'source', type: 'zendesk_chat' } };
export const Zendesksupport: Story = {
  name: 'Zendesk Support',
  args: { kind: 'source', type: 'zendesksupport' },
};
