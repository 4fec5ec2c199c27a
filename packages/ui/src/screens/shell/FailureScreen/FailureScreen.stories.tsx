import { holdCountdowns, runCountdowns } from '../../../internal/heldTimers.stories.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FailureScreen } from './FailureScreen.tsx';

const meta = {
  title: 'Screens/Shell/FailureScreen',
  component: FailureScreen,
  parameters: { layout: 'fullscreen' },
  args: { problem: { kind: 'network' }, onRetry: fn() },
} satisfies Meta<typeof FailureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'The service could not be reached.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { problem: { kind: 'offline' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: 'You are offline.' })).toBeVisible(),
};

export const ServiceDown: Story = {
  tags: ['state:failed'],
  args: { problem: { kind: 'http', status: 503, detail: 'Back at 14:00 UTC: the database is being moved.' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Back at 14:00 UTC'),
};

/** While the service limits requests, retrying is not possible. */
export const TooManyRequests: Story = {
  beforeEach: holdCountdowns,
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 1_900 } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    await expect(button).toBeDisabled();
    await expect(canvas.getByText('You can try again in 2 s.')).toBeVisible();
    runCountdowns();
    await waitFor(() => expect(button).toBeEnabled());
  },
};

export const Retrying: Story = {
  tags: ['state:loading'],
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** The page itself is faulty: a retry would fail again. */
export const FaultyPage: Story = {
  args: { problem: { kind: 'bug' }, onReload: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** The service's own reason is text of any length. */
export const LongText: Story = {
  args: {
    problem: { kind: 'http', status: 503, detail: `${'maintenance '.repeat(40)}${'x'.repeat(300)}` },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'small' } } };
