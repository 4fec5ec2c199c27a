import { holdCountdowns, runCountdowns } from '../../internal/heldTimers.stories.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { ownClipboard, writeText } from '../CopyButton/clipboard.stories.data.ts';
import { ProblemNotice } from './ProblemNotice.tsx';

const meta = {
  title: 'Patterns/ProblemNotice',
  component: ProblemNotice,
  args: { problem: { kind: 'network' }, onRetry: fn() },
} satisfies Meta<typeof ProblemNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service could not be reached.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  args: {
    problem: { kind: 'http', status: 503, detail: 'The database is being moved. Back at 14:00 UTC.' },
    isRetrying: true,
    action: <Button size="small">Open status page</Button>,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Back at 14:00 UTC'),
};

const request = { method: 'GET', path: '/api/v1/pipeline/7/', at: new Date('2026-03-04T10:00:00Z') };

/** What support needs is one press away, without anything that the service said or the person typed. */
export const Details: Story = {
  beforeEach: ownClipboard,
  args: {
    problem: {
      kind: 'http',
      status: 503,
      detail: 'The key sk_live_1 expired.',
      requestId: 'req_17',
      request,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: 'Copy details' });
    await userEvent.click(copy);
    await waitFor(() => expect(copy).toHaveTextContent('Copied!'));
    await expect(writeText).toHaveBeenCalledWith(
      'Request: GET /api/v1/pipeline/7/\nResult: 503\nRequest ID: req_17\nTime: 2026-03-04T10:00:00.000Z',
    );
  },
};

/** Without access to the clipboard, the details are selected. */
export const DetailsWithoutClipboard: Story = {
  ...Details,
  play: async ({ canvas, userEvent }) => {
    writeText.mockRejectedValueOnce(new Error('No permission'));
    const copy = canvas.getByRole('button', { name: 'Copy details' });
    await userEvent.click(copy);
    await waitFor(() => expect(copy).toHaveTextContent('Press Ctrl+C'));
    await expect(String(getSelection())).toContain('Request: GET /api/v1/pipeline/7/');
  },
};

/** Offline, support has nothing to look for. */
export const Offline: Story = {
  args: { problem: { kind: 'offline', request } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Copy details' })).toBeNull(),
};

/** While the service limits requests, retrying is not possible. */
export const TooManyRequests: Story = {
  beforeEach: holdCountdowns,
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 1_900 } },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    await step('The button is disabled during the countdown', async () => {
      await expect(button).toBeDisabled();
      await expect(canvas.getByRole('alert')).toHaveTextContent('You can try again in 2 s.');
    });
    await step('Afterwards the button is enabled', async () => {
      runCountdowns();
      await waitFor(() => expect(button).toBeEnabled());
      await expect(canvas.getByRole('alert')).not.toHaveTextContent('You can try again');
    });
  },
};

/** A second refusal restarts the countdown, even with the same duration. */
export const TooManyRequestsAgain: Story = {
  beforeEach: holdCountdowns,
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 300 } },
  render: function Refused(args) {
    const [problem, setProblem] = useState(args.problem);
    return (
      <ProblemNotice
        {...args}
        problem={problem}
        onRetry={() => {
          args.onRetry?.();
          setProblem({ ...args.problem });
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    runCountdowns();
    await waitFor(() => expect(button).toBeEnabled());
    holdCountdowns();
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    // It was just pressed, so it keeps the focus.
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    runCountdowns();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
};

/** The request may have succeeded, so the message must not say that it failed. */
export const OutcomeUnknown: Story = {
  args: { problem: { kind: 'timeout', isOutcomeUnknown: true }, onRetry: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).not.toHaveTextContent(/failed/i),
};

/** The page itself is faulty: a retry would fail again. */
export const FaultyPage: Story = {
  args: { problem: { kind: 'bug' }, onReload: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on this page.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
