import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CloseButton } from '../Dialog/CloseButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UnsavedEntries } from './UnsavedEntries.tsx';

/** A page with a dialog, as of a product. */
function Rename() {
  const [isOpen, setOpen] = useState(true);
  const [isPending, setPending] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rename pipeline</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setName('');
          setOpen(false);
        }}
        title="Rename pipeline"
        hasChanges={name !== ''}
        isPending={isPending}
        footer={
          <>
            <CloseButton>Cancel</CloseButton>
            <Button onPress={() => setPending(true)}>Rename</Button>
          </>
        }
      >
        <TextField label="Name" autoFocus value={name} onChange={setName} />
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Primitives/UnsavedEntries',
  component: UnsavedEntries,
  parameters: { layout: 'centered', docs: { story: { inline: false, height: '360px' } } },
  args: { onChange: fn(), children: <Rename /> },
} satisfies Meta<typeof UnsavedEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await expect(args.onChange).not.toHaveBeenCalled();
    await step('The first letter counts, and only once', async () => {
      await userEvent.type(field, 'Shop');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith(true);
    });
    await step('Discarded entries count no more', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
    });
  },
};

/** The entries are being sent, so leaving loses nothing. */
export const Sending: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Shop');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** Some dialogs keep their entries themselves. */
export const KeptElsewhere: Story = {
  args: {
    children: (
      <UnsavedEntries onChange={() => undefined}>
        <Rename />
      </UnsavedEntries>
    ),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Shop');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
