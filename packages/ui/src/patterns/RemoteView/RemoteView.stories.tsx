import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready, type Remote } from '../../domain/outcome/remote.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { RemoteView } from './RemoteView.tsx';

const known: Remote<string> = ready('42 tables');

const meta = {
  title: 'Patterns/RemoteView',
  component: RemoteView<string>,
  args: {
    remote: known,
    subject: 'The tables',
    skeleton: (
      <div role="status" aria-label="Loading">
        <Skeleton width={140} />
      </div>
    ),
    onRetry: fn(),
    children: (value) => <p>{value}</p>,
  },
} satisfies Meta<typeof RemoteView<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('42 tables')).toBeVisible(),
};

export const Playground: Story = {
  args: { remote: failed({ kind: 'http', status: 503 }), subject: 'The records' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('The records could not be loaded.'),
};

export const Loading: Story = {
  args: { remote: loading },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible(),
};

/** Offline, nothing is loading. */
export const Offline: Story = {
  args: { remote: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.queryByRole('status', { name: 'Loading' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { remote: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^The tables could not be loaded\.The service had an error\. Try again in a moment\./,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A loaded value stays on screen when a refresh fails. */
export const RefreshFailed: Story = {
  args: { remote: { state: 'ready', value: '42 tables', problem: { kind: 'network' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByText('42 tables')).toBeVisible();
  },
};
