// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Finance', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const ExchangeratesDataApi: Story = {
  name: 'Exchangerates Data API',
  args: { kind: 'source', type: 'exchangerates_data_api' },
};
export const IntuitQuickbooks: Story = {
  name: 'Intuit QuickBooks',
  args: { kind: 'source', type: 'intuit_quickbooks' },
};
export const Netsuite: Story = { name: 'NetSuite', args: { kind: 'source', type: 'netsuite' } };
