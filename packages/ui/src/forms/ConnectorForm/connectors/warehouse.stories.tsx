// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Data warehouses', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const Bigquery: Story = { name: 'Google BigQuery', args: { kind: 'destination', type: 'bigquery' } };
export const Redshift: Story = { name: 'Amazon Redshift', args: { kind: 'destination', type: 'redshift' } };
export const Snowflake: Story = { name: 'Snowflake', args: { kind: 'destination', type: 'snowflake' } };
