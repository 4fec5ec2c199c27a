import { status } from '@millrace/mocks/storybook';
import { getPipeline, listPipelineCollections } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders to warehouse' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Usage', current: false })).toHaveAttribute(
      'href',
      '/settings/usage',
    );
    const grid = await canvas.findByRole('grid', { name: 'Usage per table in March 2026' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tables' }), 'nowhere');
    await expect(await canvas.findByText('No table is named like “nowhere”.')).toBeVisible();
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(30);
  },
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
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
