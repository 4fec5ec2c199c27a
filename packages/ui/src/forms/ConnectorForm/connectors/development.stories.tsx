// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Development', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const Algolia: Story = { name: 'Algolia', args: { kind: 'source', type: 'algolia' } };
export const Github: Story = { name: 'GitHub', args: { kind: 'source', type: 'github' } };
export const Gitlab: Story = { name: 'GitLab', args: { kind: 'source', type: 'gitlab' } };
