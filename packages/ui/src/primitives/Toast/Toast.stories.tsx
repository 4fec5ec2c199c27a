import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ownClipboard, writeText } from '../../patterns/CopyButton/clipboard.stories.data.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
import { createToasts } from './toasts.ts';
import type { ToastContent, ToastOptions } from './toast.ts';

interface StoryProps extends ToastRegionProps {
  shown: readonly (ToastContent & ToastOptions)[];
}

/** A button that shows the story's toasts, and the region that renders them. */
function Demo({ shown }: Pick<StoryProps, 'shown'>) {
  const [toasts] = useState(createToasts);
  const show = (): void => {
    for (const { duration, ...content } of shown)
      toasts.show(content, duration === undefined ? {} : { duration });
  };
  return (
    <>
      <Button onPress={show}>Show</Button>
      <ToastRegion toasts={toasts} />
    </>
  );
}

const onPress = fn();

const meta: Meta<StoryProps> = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  render: (args) => <Demo {...args} />,
  args: { shown: [{ tone: 'positive', title: 'IP address copied!' }] },
  argTypes: {
    toasts: { control: false },
    shown: {
      description:
        'Arguments of the `toasts.show(content, { duration })` calls that the story’s button makes, in order: tone, title, description, action, and duration in ms.',
      table: { category: 'Story', type: { summary: '(ToastContent & ToastOptions)[]' } },
    },
  },
  parameters: {
    docs: {
      story: { inline: false, height: '220px' },
      description: {
        component: `Reports an event on any screen. For a message about one part of the page use a \`Banner\` there.

Create one queue with \`const toasts = createToasts()\` and render \`<ToastRegion toasts={toasts} />\` once. Then call \`toasts.show({ tone: 'positive', title: 'Pipeline paused.' })\` from anywhere. Positive and caution toasts close after 4000 ms (spec §9). The timer stops while the region has the pointer or the focus, and while the tab is hidden. Critical and progress toasts stay until they are closed (A-39). At most three are visible at a time.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<StoryProps>;

const show: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
};

export const Default: Story = {
  play: async (context) => {
    await show(context);
    await expect(await screen.findByText('IP address copied!')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('IP address copied!'));
  },
};

/** Toasts, and a dialog as tall as the window. */
function DemoWithDialog({ shown }: Pick<StoryProps, 'shown'>) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Demo shown={shown} />
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="wide"
        title="Exclude fields"
        footer={<Button onPress={close}>Apply</Button>}
      >
        <div style={{ blockSize: '200vh' }} />
      </Dialog>
    </>
  );
}

/** While a dialog is open, toasts are at the top of the window, so that they do not cover its buttons. */
export const WithDialog: Story = {
  render: ({ shown }) => <DemoWithDialog shown={shown} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await screen.findByText('IP address copied!');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const apply = await screen.findByRole('button', { name: 'Apply' });
    const { right, bottom } = apply.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, bottom - 8)?.closest('button')).toBe(apply);
  },
};

/** A button, and a toast whose action opens a dialog. */
function DemoOfRetry() {
  const [toasts] = useState(createToasts);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const action = { label: 'Try again', onPress: () => setOpen(true) };
  return (
    <>
      <Button
        onPress={() => toasts.show({ tone: 'critical', title: 'The dialog could not be shown.', action })}
      >
        Open
      </Button>
      <ToastRegion toasts={toasts} />
      <Dialog isOpen={isOpen} onClose={close} title="Exclude fields">
        Every field is selected.
      </Dialog>
    </>
  );
}

/** A dialog that a toast opened returns the focus to where it was before the toast. */
export const ActionOpensDialog: Story = {
  render: () => <DemoOfRetry />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** A success toast closes automatically, here after a second. */
export const LeavesByItself: Story = {
  args: { shown: [{ tone: 'positive', title: 'Pipeline paused.', duration: 1_000 }] },
  play: async (context) => {
    await show(context);
    await context.userEvent.unhover(await screen.findByText('Pipeline paused.'));
    await waitFor(() => expect(screen.queryByText('Pipeline paused.')).toBeNull());
  },
};

/** The timer stops while the pointer is over the region. */
export const PausesOnHover: Story = {
  // Long enough for the pointer to arrive on a busy machine.
  args: { shown: [{ tone: 'positive', title: 'Pipeline paused.', duration: 4_000 }] },
  play: async (context) => {
    await show(context);
    await context.userEvent.hover(await screen.findByText('Pipeline paused.'));
    await new Promise((resolve) => setTimeout(resolve, 4_300));
    await expect(screen.getByText('Pipeline paused.')).toBeVisible();
  },
};

/** An error stays until the user closes it. Setting a duration has no effect. */
export const ErrorStays: Story = {
  args: {
    shown: [{ tone: 'critical', title: 'Failed to send feedback. Please try again.', duration: 50 }],
  },
  play: async (context) => {
    await show(context);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to send feedback.'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

export const Action: Story = {
  args: {
    shown: [{ tone: 'caution', title: 'A new version is available.', action: { label: 'Reload', onPress } }],
  },
  play: async (context) => {
    await show(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    await expect(onPress).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('A new version is available.')).toBeNull());
  },
};

/** A failed request can be reported: its details are copied, and the toast stays. */
export const Details: Story = {
  beforeEach: ownClipboard,
  args: {
    shown: [
      {
        tone: 'critical',
        title: '“CRM contacts” could not be paused.',
        description: 'The service had an error. Try again in a moment.',
        details: 'Request: POST /api/v1/pipeline/7/{status}/\nResult: 503',
      },
    ],
  },
  play: async (context) => {
    await show(context);
    const copy = await screen.findByRole('button', { name: 'Copy details' });
    await context.userEvent.click(copy);
    await waitFor(() => expect(copy).toHaveTextContent('Copied!'));
    await expect(writeText).toHaveBeenCalledWith('Request: POST /api/v1/pipeline/7/{status}/\nResult: 503');
    // What is announced is the failure, not its details.
    await expect(screen.getByRole('alert')).not.toHaveTextContent('Request:');
  },
};

export const Tones: Story = {
  args: {
    shown: [
      { tone: 'positive', title: 'Pipeline resumed.' },
      {
        tone: 'critical',
        title: 'Could not pause the pipeline.',
        description: 'It is still running. Try again.',
      },
      { tone: 'progress', title: 'Reading the schema...' },
    ],
  },
  play: async (context) => {
    await show(context);
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(3);
    await expect(screen.getByRole('region').getBoundingClientRect().width).toBe(400);
  },
};
