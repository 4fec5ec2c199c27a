import { never, status } from '@millrace/mocks/storybook';
import { getPipeline, listPipelineCollections } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ready } from '../../../domain/outcome/remote.ts';
import { PipelineUsageScreen } from './PipelineUsageScreen.tsx';
import {
  clock,
  LivePipelineUsage,
  pipelineUsageArgs,
  type LivePipelineUsageProps,
} from './UsageScreen.stories.data.tsx';

const meta: Meta<LivePipelineUsageProps> = {
  title: 'Screens/Settings/PipelineUsageScreen',
  component: PipelineUsageScreen,
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: pipelineUsageArgs,
  render: (args) => <LivePipelineUsage {...args} />,
};
export default meta;
type Story = StoryObj<LivePipelineUsageProps>;

export const Default: Story = {
  tags: ['state:many'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders to warehouse' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Usage', current: false })).toHaveAttribute(
      'href',
      '/settings/usage',
    );
    await canvas.findByRole('grid', { name: 'Usage per table in March 2026' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tables' }), 'nowhere');
    await expect(await canvas.findByText('No table is named like “nowhere”.')).toBeVisible();
  },
};

/** The pipeline and the tables that a story gives, without the service. */
const given = (name: string, ...collections: readonly string[]): Story => ({
  args: {
    pipeline: ready({ name }),
    usage: ready({
      initialSync: [],
      continuousSync: [{ at: new Date(clock.at), records: 6 }],
      average: null,
    }),
    tables: ready(
      collections.map((collection, at) => ({
        collection,
        position: null,
        status: 'synced',
        totalRecords: at,
      })),
    ),
  },
  render: (args) => <PipelineUsageScreen {...args} />,
});

export const Empty: Story = {
  ...given('Orders to warehouse'),
  play: async ({ canvas }) => expect(canvas.getByText('No table has moved records yet.')).toBeVisible(),
};

/** A few tables need no search. */
export const One: Story = {
  ...given('Orders to warehouse', 'public.orders'),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('grid')).getAllByRole('row')).toHaveLength(2);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** The first tables, and the others on request: the list does not scroll by itself. */
export const MoreTables: Story = {
  ...given('Orders to warehouse', ...Array.from({ length: 20 }, (_, at) => `public.table_${at}`)),
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await expect(within(grid).getAllByRole('rowheader')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 more' }));
    await waitFor(() => expect(within(grid).getAllByRole('rowheader')).toHaveLength(20));
    await expect(grid.scrollHeight).toBeLessThanOrEqual(grid.clientHeight + 1);
  },
};

export const NoMatch: Story = {
  ...given('Orders to warehouse', ...Array.from({ length: 20 }, (_, at) => `public.table_${at}`)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tables' }), 'nowhere');
    await expect(await canvas.findByText('No table is named like “nowhere”.')).toBeVisible();
  },
};

export const LongText: Story = {
  ...given(
    'Donaudampfschifffahrtsgesellschaft'.repeat(7),
    `public.${'donaudampfschifffahrtsgesellschaft_'.repeat(7)}`,
    'public.orders',
  ),
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Loading: Story = {
  parameters: { service: { scenario: 'busyAccount', clock, toxics: [never(getPipeline)] } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status', { name: 'Loading the pipeline' })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { service: { scenario: 'busyAccount', clock, toxics: [status(getPipeline, 503)] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('pipeline');
  },
};

export const Offline: Story = {
  args: { pipeline: { state: 'loading', isOffline: true } },
  render: (args) => <PipelineUsageScreen {...args} />,
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

export const TablesFailed: Story = {
  parameters: {
    service: { scenario: 'busyAccount', clock, toxics: [status(listPipelineCollections, 503)] },
  },
  play: async ({ canvas, args, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Tables' }));
    await userEvent.click(await card.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('tables');
  },
};

export const NotFound: Story = {
  parameters: { service: { scenario: 'busyAccount', clock, toxics: [status(getPipeline, 404)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pipeline not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the usage of all' })).toHaveAttribute(
      'href',
      '/settings/usage',
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
