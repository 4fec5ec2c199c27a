import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { KeyboardShortcutsModal, type KeyboardShortcutsModalProps } from './KeyboardShortcutsModal.tsx';

/** Keeps the choice, as a container does. */
function Held(args: KeyboardShortcutsModalProps) {
  const [hasSingleKeys, setSingleKeys] = useState(args.hasSingleKeys);
  return (
    <KeyboardShortcutsModal
      {...args}
      hasSingleKeys={hasSingleKeys}
      onSingleKeysChange={(next) => {
        setSingleKeys(next);
        args.onSingleKeysChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Modals/KeyboardShortcutsModal',
  component: KeyboardShortcutsModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { isOpen: true, hasSingleKeys: true, onSingleKeysChange: fn(), onClose: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof KeyboardShortcutsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const first = dialog().getByText('Search or jump to a page or an action');
    await waitFor(() => expect(first).toBeVisible());
    await expect(dialog().getByText('Go to the search field of the page')).toBeVisible();
    await userEvent.click(dialog().getByRole('switch', { name: 'Shortcuts of a single key' }));
    await expect(args.onSingleKeysChange).toHaveBeenLastCalledWith(false);
    await expect(dialog().queryByText('Go to the search field of the page')).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithoutSingleKeys: Story = { args: { hasSingleKeys: false } };

export const Phone: Story = { globals: { viewport: { value: 'small' } } };
