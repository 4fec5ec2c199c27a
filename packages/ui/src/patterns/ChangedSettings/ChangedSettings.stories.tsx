import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangedSettings } from './ChangedSettings.tsx';

const meta = {
  title: 'Patterns/ChangedSettings',
  component: ChangedSettings,
  args: {
    settings: [
      {
        path: 'source_sync_frequency',
        label: 'Source frequency',
        before: 'every 15 minutes',
        after: 'every hour',
      },
      { path: 'host', label: 'Host', before: undefined, after: 'db.acme.internal' },
      { path: 'password', label: 'Password', before: undefined, after: undefined, isSecret: true },
      { path: 'sync_mappings', label: 'Sync mappings', before: undefined, after: undefined },
    ],
  },
} satisfies Meta<typeof ChangedSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const valueOf = (label: string) => canvas.getByText(label).parentElement;
    await expect(valueOf('Source frequency')).toHaveTextContent(
      'Source frequency every 15 minutes → every hour',
    );
    await expect(canvas.getByText('every 15 minutes').tagName).toBe('S');
    await expect(valueOf('Host')).toHaveTextContent('Host — → db.acme.internal');
    await expect(valueOf('Password')).toHaveTextContent(/^Password changed$/);
    await expect(valueOf('Sync mappings')).toHaveTextContent(/^Sync mappings$/);
  },
};

export const Playground: Story = {
  args: { fact: { label: 'Changed by', value: 'Noor Haddad' } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Changed by').parentElement).toHaveTextContent('Changed by Noor Haddad'),
};

/** Values of any length wrap. */
export const LongText: Story = {
  args: {
    settings: [{ path: 'host', label: 'Host', before: 'x'.repeat(300), after: 'https://'.repeat(60) }],
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
