// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Databases', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const Maria: Story = { name: 'MariaDB', args: { kind: 'source', type: 'maria' } };
export const Mysql: Story = { name: 'MySQL', args: { kind: 'source', type: 'mysql' } };
export const Postgres: Story = { name: 'PostgreSQL', args: { kind: 'source', type: 'postgres' } };
export const Sqlserver: Story = { name: 'SQL Server', args: { kind: 'source', type: 'sqlserver' } };
