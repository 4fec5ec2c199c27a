import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts, type ToastContent, type ToastOptions } from './toasts.ts';

interface Shown {
  toasts: readonly (ToastContent & ToastOptions)[];
}

/** A button that shows the story's toasts, and the region that draws them. */
function Demo({ toasts: shown }: Shown) {
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

const meta = {
  title: 'Primitives/Toast',
  component: Demo,
  args: { toasts: [{ tone: 'success', title: 'IP address copied!' }] },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** Success leaves by itself, here after 200 ms. */
export const LeavesByItself: Story = {
  args: { toasts: [{ tone: 'success', title: 'Pipeline paused.', duration: 200 }] },
  play: async (context) => {
    await show(context);
    await screen.findByText('Pipeline paused.');
    await context.userEvent.unhover(screen.getByText('Pipeline paused.'));
    await waitFor(() => expect(screen.queryByText('Pipeline paused.')).toBeNull());
  },
};

/** Time stands still under the pointer. */
export const PausesOnHover: Story = {
  args: { toasts: [{ tone: 'success', title: 'Pipeline paused.', duration: 150 }] },
  play: async (context) => {
    await show(context);
    await context.userEvent.hover(await screen.findByText('Pipeline paused.'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(screen.getByText('Pipeline paused.')).toBeVisible();
  },
};

/** An error stays until somebody closes it; a given duration does not change that. */
export const ErrorStays: Story = {
  args: {
    toasts: [{ tone: 'error', title: 'Failed to send feedback. Please try again.', duration: 50 }],
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
    toasts: [{ tone: 'warning', title: 'A new version is ready.', action: { label: 'Reload', onPress } }],
  },
  play: async (context) => {
    await show(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    await expect(onPress).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('A new version is ready.')).toBeNull());
  },
};

export const Tones: Story = {
  args: {
    toasts: [
      { tone: 'success', title: 'Pipeline resumed.' },
      {
        tone: 'error',
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
