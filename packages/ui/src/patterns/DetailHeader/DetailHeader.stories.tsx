import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import { paths } from '../../domain/routes/paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { PauseIcon } from '../../primitives/Icon/icons/PauseIcon.ts';
import { PipelineStatusPill } from '../PipelineStatusPill/PipelineStatusPill.tsx';
import { DetailHeader } from './DetailHeader.tsx';

const meta = {
  title: 'Patterns/DetailHeader',
  component: DetailHeader,
  args: {
    title: 'Orders to warehouse',
    trail: [{ label: 'Pipelines', href: paths.pipelinesList() }],
    status: <PipelineStatusPill status="running" />,
    actions: (
      <Button size="toolbar" icon={PauseIcon}>
        Pause
      </Button>
    ),
    tabs: [
      { id: 'overview', label: 'Overview', href: paths.pipelineOverview(toId(1)) },
      { id: 'settings', label: 'Settings', href: '/pipelines/1/settings' },
      { id: 'logs', label: 'Logs', href: undefined },
    ],
    selected: 'overview',
    children: <p>What the chosen view shows.</p>,
  },
} satisfies Meta<typeof DetailHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Only views with an address are shown', async () => {
      const tabs = canvas.getAllByRole('tab');
      await expect(tabs.map(({ textContent }) => textContent)).toEqual(['Overview', 'Settings']);
      await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveAttribute(
        'href',
        '/pipelines/1/settings',
      );
    });
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Overview');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What the chosen view shows.');
  },
};

/** A single view has no tabs. */
export const OneView: Story = {
  args: { tabs: [{ id: 'overview', label: 'Overview', href: paths.pipelineOverview(toId(1)) }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
    await expect(canvas.getByText('What the chosen view shows.')).toBeVisible();
  },
};

export const LongName: Story = {
  args: { title: 'Very'.repeat(60) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
