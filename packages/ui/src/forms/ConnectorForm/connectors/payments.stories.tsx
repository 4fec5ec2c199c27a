// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Payments', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const Braintree: Story = { name: 'Braintree', args: { kind: 'source', type: 'braintree' } };
export const Cybersource: Story = { name: 'CyberSource', args: { kind: 'source', type: 'cybersource' } };
export const Paypal: Story = { name: 'PayPal', args: { kind: 'source', type: 'paypal' } };
export const Recurly: Story = { name: 'Recurly', args: { kind: 'source', type: 'recurly' } };
export const Square: Story = { name: 'Square', args: { kind: 'source', type: 'square' } };
export const Stripe: Story = { name: 'Stripe', args: { kind: 'source', type: 'stripe' } };
