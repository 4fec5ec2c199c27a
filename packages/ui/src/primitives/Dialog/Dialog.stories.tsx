import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { FailureIcon } from '../Icon/icons/FailureIcon.ts';
import { TextField } from '../TextField/TextField.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** The usual setup: a button opens the dialog; the dialog's own buttons or Escape close it. */
function Opener(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = (): void => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Archive pipeline</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button tone="critical" variant="solid" isPending={props.isPending}>
              Archive
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Archive Orders to warehouse?',
  },
  render: (args) => <Opener {...args} />,
  parameters: { layout: 'centered', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Archive pipeline' }));
  await screen.findByRole('dialog', { name: 'Archive Orders to warehouse?' });
};

export const Default: Story = {
  play: async (context) => {
    await openIt(context);
    await context.step('Escape closes it and gives the focus back', async () => {
      await context.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(context.args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() =>
        expect(context.canvas.getByRole('button', { name: 'Archive pipeline' })).toHaveFocus(),
      );
    });
  },
};

export const Playground: Story = {
  args: {
    isOpen: true,
    tone: 'critical',
    icon: FailureIcon,
    description: 'Syncing stops. Data in the destination is kept.',
    note: 'Nothing is deleted.',
    size: 'wide',
    role: 'alertdialog',
  },
};

export const Open: Story = { tags: ['visual'], args: { isOpen: true } };

export const Pending: Story = {
  args: { isOpen: true, isPending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** The second press of a double click lands beside the dialog, and leaves it open. A later one closes it. */
export const DoubleClick: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    await openIt(context);
    const beside = screen.getByRole('dialog').closest<HTMLElement>('[style*=visual-viewport]');
    if (!beside) throw new Error('There is nothing beside the dialog.');
    await userEvent.click(beside);
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(async () => {
      await userEvent.click(beside);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** Only the dialog's buttons close it. */
export const MustBeAnswered: Story = {
  args: { isOpen: true, isDismissable: false },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FirstField: Story = {
  args: {
    isOpen: true,
    title: 'Create pipeline',
    // A dialog that asks for a name focuses its field.
    children: <TextField label="Name" autoFocus />,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const Failed: Story = {
  args: {
    isOpen: true,
    tone: 'critical',
    icon: FailureIcon,
    title: 'Connection failed',
    description: 'The host did not respond.',
    footer: (
      <>
        <Button>Close</Button>
        <Button tone="accent" variant="solid">
          Test again
        </Button>
      </>
    ),
  },
};

const paragraphs = Array.from({ length: 60 }, (_, index) => (
  <p key={index}>{`Table ${index + 1} stops syncing.`}</p>
));

/** The body scrolls between a fixed title and fixed buttons. */
export const Long: Story = {
  args: { isOpen: true, children: paragraphs },
  globals: { viewport: { value: 'small' } },
  play: async ({ userEvent }) => {
    const title = await screen.findByRole('heading', { name: 'Archive Orders to warehouse?' });
    const button = screen.getByRole('button', { name: 'Cancel' });
    screen.getByText('Table 60 stops syncing.').scrollIntoView();
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    // The body contains no focusable element, so the body takes the focus and the arrow keys scroll it.
    await userEvent.tab();
    await expect(document.activeElement).toContainElement(screen.getByText('Table 1 stops syncing.'));
    await expect(document.activeElement).not.toContainElement(title);
  },
};

/** When the title and buttons alone fill the window, the whole dialog scrolls. */
export const Zoomed: Story = {
  args: { isOpen: true, children: paragraphs },
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Cancel' });
    for (const part of [screen.getByText('Table 60 stops syncing.'), button]) {
      part.scrollIntoView({ block: 'nearest' });
      const { top, bottom } = part.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

/** Children of the body are spaced apart. */
export const Parts: Story = {
  args: {
    isOpen: true,
    children: (
      <>
        <Banner tone="critical" title="The service had an error." />
        <TextField label="Name" />
      </>
    ),
  },
  play: async () => {
    const field = (await screen.findByRole('textbox', { name: 'Name' })).getBoundingClientRect();
    const notice = screen.getByText('The service had an error.').getBoundingClientRect();
    await expect(field.top - notice.bottom).toBeGreaterThan(30);
  },
};

/** Closing would lose what was entered, so the dialog asks first: for Escape, a press outside and its own button. */
export const WithChanges: Story = {
  tags: ['visual'],
  args: { isOpen: true, title: 'Create pipeline', children: <TextField label="Name" autoFocus /> },
  render: function Changed(args) {
    const [name, setName] = useState('');
    return (
      <Dialog {...args} hasChanges={name !== ''} footer={<CloseButton>Cancel</CloseButton>}>
        <TextField label="Name" autoFocus value={name} onChange={setName} />
      </Dialog>
    );
  },
  play: async ({ args, userEvent, step }) => {
    const question = { name: 'Discard what you entered?' };
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await step('Without changes, Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await userEvent.type(field, 'Shop');
    await step('With changes, Escape asks; Escape again keeps them', async () => {
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('alertdialog', question);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue('Shop');
    });
    await step('So does its button', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};
