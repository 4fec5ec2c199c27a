import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pipelineStatuses } from '../../domain/entities/pipeline.ts';
import { PipelineStatusPill } from './PipelineStatusPill.tsx';

const meta = {
  title: 'Patterns/PipelineStatusPill',
  component: PipelineStatusPill,
  args: { status: 'running' },
} satisfies Meta<typeof PipelineStatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Running')).toBeVisible(),
};

export const Playground: Story = { args: { status: 'errored', size: 'small' } };

export const Statuses: Story = {
  tags: ['visual'],
  render: (args) => (
    <ul style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {pipelineStatuses.map((status) => (
        <li key={status}>
          <PipelineStatusPill {...args} status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(pipelineStatuses.length),
};

export const Small: Story = { args: { size: 'small' } };

/** What is known of a running pipeline: only one on time has the colour of a good state. */
export const Healths: Story = {
  tags: ['visual'],
  render: (args) => (
    <ul style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {(['onTime', 'unknown', 'ahead', 'late', 'overdue', 'quiet'] as const).map((health) => (
        <li key={health}>
          <PipelineStatusPill {...args} health={health} />{' '}
          <PipelineStatusPill {...args} health={health} isQuiet />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Running')).toHaveLength(6);
    for (const word of ['Late', 'Overdue', 'quiet']) await expect(canvas.getAllByText(word)).toHaveLength(2);
  },
};

/** A status that is not “Running” stays as it is. */
export const PausedWhileLate: Story = {
  args: { status: 'paused', health: 'late' },
  play: async ({ canvas }) => expect(canvas.getByText('Paused')).toBeVisible(),
};

/** In a long list, a status that needs nobody is quiet. */
export const Quiet: Story = {
  args: { isQuiet: true },
  play: async ({ canvas }) => expect(canvas.getByText('Running')).toBeVisible(),
};

/** The service may return statuses that this build does not know. */
export const Unknown: Story = {
  args: { status: 'hibernating' },
  play: async ({ canvas }) => expect(canvas.getByText('hibernating')).toBeVisible(),
};
