import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { paths } from '../../domain/routes/paths.ts';
import { PipelineRows } from './PipelineRows.tsx';

const pipeline = (id: number, name: string, more: Partial<Pipeline> = {}): Pipeline => ({
  id: toId(id),
  name,
  status: 'running',
  source: { id: toId(1), name: 'Production Postgres', type: 'postgres' },
  destination: { id: toId(2), name: 'Analytics', type: 'snowflake' },
  recordsLast24h: 4_812_204,
  lastSyncedAt: new Date('2026-03-04T09:59:18Z'),
  ...more,
});

const meta = {
  title: 'Patterns/PipelineRows',
  component: PipelineRows,
  args: {
    label: 'Pipelines that use this source',
    pipelines: [
      pipeline(1, 'Orders to warehouse'),
      pipeline(2, 'Inventory', { status: 'paused', lastSyncedAt: new Date('2026-03-03T18:04:00Z') }),
      // Values that the service does not send are dashes.
      pipeline(3, 'Ops tables', { status: 'draft', source: null, destination: null, lastSyncedAt: null }),
    ],
    hrefOf: ({ id }) => paths.pipelineOverview(id),
  },
} satisfies Meta<typeof PipelineRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, , draft] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('4,812,204 in 24 h Last sync: 42 s ago');
    await expect(draft).toHaveTextContent(/Draft.*—.*—$/);
    await expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveAttribute(
      'href',
      '/pipelines/2/overview',
    );
  },
};
export const Many: Story = {
  args: { pipelines: Array.from({ length: 25 }, (_, index) => pipeline(index + 1, `Pipeline ${index + 1}`)) },
  play: async ({ canvas }) => expect(canvas.getByText('and 15 more')).toBeVisible(),
};
export const LongNames: Story = {
  args: { pipelines: [pipeline(1, 'Donaudampfschifffahrt'.repeat(12)), pipeline(2, 'Inventory')] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // Two lines at most. The link's name and its title are whole.
    const name = canvas.getByTitle('Donaudampfschifffahrt'.repeat(12));
    await expect(name.offsetHeight).toBeLessThanOrEqual(2 * canvas.getByText('Inventory').offsetHeight);
    await expect(canvas.getByRole('link', { name: 'Donaudampfschifffahrt'.repeat(12) })).toBeVisible();
  },
};
export const Phone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } };
