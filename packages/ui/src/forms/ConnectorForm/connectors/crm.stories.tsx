// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/CRM', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const Hubspot: Story = { name: 'HubSpot', args: { kind: 'source', type: 'hubspot' } };
export const Salesforce: Story = { name: 'Salesforce', args: { kind: 'source', type: 'salesforce' } };
export const SalesforceV2: Story = { name: 'Salesforce v2', args: { kind: 'source', type: 'salesforce_v2' } };
export const ZendeskSell: Story = { name: 'Zendesk Sell', args: { kind: 'source', type: 'zendesk_sell' } };
