import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReplaceSourceModal } from './ReplaceSourceModal.tsx';

const meta = {
  title: 'Modals/ReplaceSourceModal',
  component: ReplaceSourceModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: {
    isOpen: true,
    name: 'Production Postgres',
    choices: { tables: 58, excludedFields: 3, customKeys: 1 },
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReplaceSourceModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Change source?' });
    await step('It names the new source, what is lost and what is kept', async () => {
      await expect(dialog).toHaveTextContent('Production Postgres');
      await expect(dialog).toHaveTextContent(
        '58 selected tables, 3 excluded columns and 1 custom primary key',
      );
      await expect(dialog).toHaveTextContent('The destination and the sync settings are kept.');
    });
    await step('Keep source has the focus, and Escape keeps it too', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep source' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Change source confirms', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Change source' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

/** A long name stays within the dialog. */
export const LongName: Story = {
  args: {
    name: 'Donaudampfschifffahrt'.repeat(12),
    choices: { tables: 1, excludedFields: 0, customKeys: 0 },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('You will lose: 1 selected table.');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Offline, nothing is sent (F1). */
export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(screen.getByRole('button', { name: 'Change source' })).toBeDisabled();
    await expect(dialog).toHaveTextContent('You are offline.');
  },
};
