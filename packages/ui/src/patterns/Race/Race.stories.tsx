import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pipelineStatuses } from '../../domain/entities/pipeline.ts';
import { Race, RaceLine } from './Race.tsx';

const meta = {
  title: 'Patterns/Race',
  component: Race,
  args: { source: 'postgres', destination: 'snowflake', status: 'running' },
} satisfies Meta<typeof Race>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { source: undefined, destination: undefined },
  play: async ({ canvasElement }) => {
    // The text beside it says the same, so it must not be read out twice.
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden="true"]')).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { size: 'wide', status: 'errored' } };

export const Statuses: Story = {
  tags: ['visual'],
  render: (args) => (
    <ul style={{ display: 'grid', gap: 16 }}>
      {[...pipelineStatuses, 'hibernating'].map((status) => (
        <li key={status} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Race {...args} status={status} /> {status}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const dashed = canvasElement.querySelectorAll('path[stroke-dasharray]');
    await expect(dashed).toHaveLength(pipelineStatuses.length);
  },
};

export const Wide: Story = { args: { size: 'wide' } };
/** Beads show the rate where it is known: the closer, the more records. They are round, and stand still. */
export const Beads: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[undefined, 9, 18, 36].map((beadSpacing) => (
        <span key={beadSpacing ?? 0} style={{ display: 'flex' }}>
          <RaceLine status="running" size="wide" beadSpacing={beadSpacing} />
        </span>
      ))}
      {/* Only a wide line that runs has them. */}
      <RaceLine status="paused" size="wide" beadSpacing={18} />
      <RaceLine status="running" beadSpacing={18} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('svg')];
    const beads = lines.map((line) => line.querySelectorAll('path[stroke-dasharray^="0 "]').length);
    await expect(beads).toEqual([0, 2, 2, 2, 0, 0]);
  },
};
export const Art: Story = { args: { size: 'art', source: 'shopify', destination: 'bigquery' } };

/** Before the ends are selected, or if the service does not send them, each end is a placeholder. */
export const OpenEnds: Story = {
  args: { source: null, destination: undefined, status: 'draft' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Race {...args} />
      <Race {...args} source="postgres" />
      <Race {...args} source="postgres" destination="snowflake" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
    // The channel starts and ends at the same place, whatever its ends are.
    const lines = [...canvasElement.querySelectorAll('[aria-hidden] > svg:not(:only-child)')];
    await expect(lines).toHaveLength(3);
    for (const line of lines) {
      await expect(line.previousElementSibling?.getBoundingClientRect().width).toBe(28);
      await expect(line.nextElementSibling?.getBoundingClientRect().width).toBe(28);
    }
  },
};
