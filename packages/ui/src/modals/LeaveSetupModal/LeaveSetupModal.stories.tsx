import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LeaveSetupModal } from './LeaveSetupModal.tsx';

const meta = {
  title: 'Modals/LeaveSetupModal',
  component: LeaveSetupModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: { isOpen: true, hasSecrets: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveSetupModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await step('It says what is kept and what is lost', async () => {
      await expect(dialog).toHaveTextContent('Passwords, keys and files will be lost.');
    });
    await step('Stay has the focus, and Escape stays too', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(args.onStay).toHaveBeenCalledOnce();
      await expect(args.onLeave).not.toHaveBeenCalled();
    });
    await step('Leave leaves', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
};

export const WithoutSecrets: Story = {
  args: { hasSecrets: false },
  play: async () =>
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('so you can continue later'),
};

/** While the entries are being saved, leaving does not stop the save: the dialog says what happens. */
export const Saving: Story = {
  args: { isSaving: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave while saving?' });
    await expect(dialog).toHaveTextContent(
      'Saving continues after you leave, and a message shows the result.',
    );
    await expect(dialog).toHaveTextContent('passwords, keys and files will be lost');
  },
};

export const SavingNothingKept: Story = {
  args: { isSaving: true, isKept: false },
  play: async () =>
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'If it fails, your entries will be lost.',
    ),
};

export const NothingKept: Story = {
  args: { isKept: false },
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveTextContent('will be lost'),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
