// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Collaboration', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const Airtable: Story = { name: 'Airtable', args: { kind: 'source', type: 'airtable' } };
export const Ringcentral: Story = { name: 'RingCentral', args: { kind: 'source', type: 'ringcentral' } };
export const Slack: Story = { name: 'Slack', args: { kind: 'source', type: 'slack' } };
