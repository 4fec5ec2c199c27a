// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Analytics', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const AdobeAnalytics: Story = {
  name: 'Adobe Analytics',
  args: { kind: 'source', type: 'adobe_analytics' },
};
export const Ga360: Story = { name: 'Google Analytics 360', args: { kind: 'source', type: 'ga360' } };
export const Ga360BqStorage: Story = {
  name: 'Google Analytics 360 (BigQuery Storage)',
  args: { kind: 'source', type: 'ga360_bq_storage' },
};
export const Ga4: Story = { name: 'Google Analytics 4', args: { kind: 'source', type: 'ga4' } };
export const Ga4Export: Story = {
  name: 'Google Analytics 4 Export',
  args: { kind: 'source', type: 'ga4_export' },
};
export const GoogleAnalytics: Story = {
  name: 'Google Analytics',
  args: { kind: 'source', type: 'google_analytics' },
};
export const GoogleSearchConsole: Story = {
  name: 'Google Search Console',
  args: { kind: 'source', type: 'google_search_console' },
};
export const SalesforceEinstein: Story = {
  name: 'Salesforce Einstein',
  args: { kind: 'source', type: 'salesforce_einstein' },
};
export const Youtube: Story = { name: 'YouTube', args: { kind: 'source', type: 'youtube' } };
export const YoutubeAnalytics: Story = {
  name: 'YouTube Analytics',
  args: { kind: 'source', type: 'youtube_analytics' },
};
