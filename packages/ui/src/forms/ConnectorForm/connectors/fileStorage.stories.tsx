// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/File storage', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const GoogleSheets: Story = { name: 'Google Sheets', args: { kind: 'source', type: 'google_sheets' } };
export const S3: Story = { name: 'Amazon S3', args: { kind: 'source', type: 's3' } };
export const S3Destination: Story = {
  name: 'Amazon S3 (destination)',
  args: { kind: 'destination', type: 's3' },
};
