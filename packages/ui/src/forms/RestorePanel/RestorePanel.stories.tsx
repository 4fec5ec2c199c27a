import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { RestorePanel, type RestorePanelProps } from './RestorePanel.tsx';
import { changedAgain, restored, restoredEntry } from './restorePanel.stories.data.ts';

/** Each visit has a form of its own. */
function Panel(args: RestorePanelProps) {
  const [own] = useState(() => ready(restored([changedAgain])));
  const isOwn = args.restoration.state === 'ready' && args.restoration.value !== null;
  return <RestorePanel {...args} restoration={isOwn ? own : args.restoration} />;
}

const meta = {
  title: 'Forms/RestorePanel',
  component: RestorePanel,
  parameters: { present: { now: new Date('2026-03-04T10:00:00Z'), timeZone: 'Europe/Berlin' } },
  args: {
    title: 'Restore sync settings',
    entry: restoredEntry,
    restoration: ready(restored([changedAgain])),
    href: '/pipelines/1/settings/schema_config?section=sync',
    onSave: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  render: (args) => <Panel {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RestorePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('It has a name, takes the focus and says which change is undone', async () => {
      const panel = canvas.getByRole('region', { name: 'Restore sync settings' });
      await waitFor(() =>
        expect(within(panel).getByRole('heading', { name: 'Restore sync settings' })).toHaveFocus(),
      );
      await expect(panel).toHaveTextContent(
        'Orders to warehouse, as before the change of yesterday 15:00 CET by Mateo Lindqvist',
      );
    });
    await step('Only the settings of the entry are here, each with its mark', async () => {
      const marks = await canvas.findAllByText(/^Now/);
      await expect(marks.map((mark) => mark.textContent)).toEqual(['Now every hour', 'Now 01:00–05:00 UTC']);
      await expect(canvas.getByText(/^Not restored/)).toHaveTextContent(
        'Not restored: changed again today at 09:12 CET by Ines Okafor. Use off',
      );
      await expect(canvas.queryByText('Auto sync new collections')).toBeNull();
    });
    await step('Saving is a separate press, and Escape closes the panel', async () => {
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Save 2 changes' }));
      await expect(args.onSave).toHaveBeenCalledTimes(1);
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

/** A save failed: what was entered stays. */
export const Playground: Story = {
  args: { isSaving: false, isOffline: false, problem: { kind: 'http', status: 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The settings could not be saved.')).toBeVisible();
    await expect(await canvas.findAllByText(/^Now/)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Save 2 changes' })).toBeEnabled();
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /Save 2 changes/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) =>
    expect(canvas.getByText('You are offline. Your entries are kept.')).toBeVisible(),
};

/** The settings have the old values already. */
export const NothingToRestore: Story = {
  args: { restoration: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is nothing to restore/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};

/** An archived pipeline keeps its settings. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'This pipeline is archived. Restore it to change its settings.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This pipeline is archived/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};

export const LoadingSettings: Story = { args: { restoration: loading } };

export const Failed: Story = {
  args: { restoration: failed({ kind: 'http', status: 500 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: {
    entry: {
      ...restoredEntry,
      object: { type: 'pipeline', id: 1, name: 'Donaudampfschifffahrt'.repeat(12) },
    },
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
