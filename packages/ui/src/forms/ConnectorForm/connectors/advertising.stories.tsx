// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Advertising', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const Adroll: Story = { name: 'AdRoll', args: { kind: 'source', type: 'adroll' } };
export const AmazonAds: Story = { name: 'Amazon Ads', args: { kind: 'source', type: 'amazon_ads' } };
export const BingAds: Story = { name: 'Bing Ads', args: { kind: 'source', type: 'bing_ads' } };
export const Criteo: Story = { name: 'Criteo', args: { kind: 'source', type: 'criteo' } };
export const Facebook: Story = { name: 'Facebook Ads', args: { kind: 'source', type: 'facebook' } };
export const GoogleAds: Story = { name: 'Google Ads', args: { kind: 'source', type: 'google_ads' } };
export const LinkedinAds: Story = { name: 'LinkedIn Ads', args: { kind: 'source', type: 'linkedin_ads' } };
export const Pinterest: Story = { name: 'Pinterest Ads', args: { kind: 'source', type: 'pinterest' } };
export const RakutenAdvertising: Story = {
  name: 'Rakuten Advertising',
  args: { kind: 'source', type: 'rakuten_advertising' },
};
export const Snapchat: Story = { name: 'Snapchat Ads', args: { kind: 'source', type: 'snapchat' } };
export const TiktokAds: Story = { name: 'TikTok Ads', args: { kind: 'source', type: 'tiktok_ads' } };
export const Twitter: Story = { name: 'Twitter Ads', args: { kind: 'source', type: 'twitter' } };
