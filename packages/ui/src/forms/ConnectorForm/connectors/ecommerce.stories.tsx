// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Ecommerce', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const AmazonMarketplace: Story = {
  name: 'Amazon Marketplace',
  args: { kind: 'source', type: 'amazon_marketplace' },
};
export const Bigcommerce: Story = { name: 'BigCommerce', args: { kind: 'source', type: 'bigcommerce' } };
export const Ebay: Story = { name: 'eBay', args: { kind: 'source', type: 'ebay' } };
export const Judgeme: Story = { name: 'Judge.me', args: { kind: 'source', type: 'judgeme' } };
export const Magento: Story = { name: 'Magento', args: { kind: 'source', type: 'magento' } };
export const Nacelle: Story = { name: 'Nacelle', args: { kind: 'source', type: 'nacelle' } };
export const Onfleet: Story = { name: 'Onfleet', args: { kind: 'source', type: 'onfleet' } };
export const Pickzen: Story = { name: 'Pickzen', args: { kind: 'source', type: 'pickzen' } };
export const Prestashop: Story = { name: 'PrestaShop', args: { kind: 'source', type: 'prestashop' } };
export const Recharge: Story = { name: 'Recharge', args: { kind: 'source', type: 'recharge' } };
export const Returnly: Story = { name: 'Returnly', args: { kind: 'source', type: 'returnly' } };
export const Shippo: Story = { name: 'Shippo', args: { kind: 'source', type: 'shippo' } };
export const Shipstation: Story = { name: 'ShipStation', args: { kind: 'source', type: 'shipstation' } };
export const Shopify: Story = { name: 'Shopify', args: { kind: 'source', type: 'shopify' } };
export const Smile: Story = { name: 'Smile.io', args: { kind: 'source', type: 'smile' } };
export const Vend: Story = { name: 'Vend', args: { kind: 'source', type: 'vend' } };
export const Yotpo: Story = { name: 'Yotpo', args: { kind: 'source', type: 'yotpo' } };
export const YotpoLoyalty: Story = { name: 'Yotpo Loyalty', args: { kind: 'source', type: 'yotpo_loyalty' } };
export const Zenventory: Story = { name: 'Zenventory', args: { kind: 'source', type: 'zenventory' } };
