import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import { paths } from '../../domain/routes/paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { PauseIcon } from '../../primitives/Icon/icons/PauseIcon.ts';
import { ConnectorMark } from '../ConnectorMark/ConnectorMark.tsx';
import { PipelineStatusPill } from '../PipelineStatusPill/PipelineStatusPill.tsx';
import { DetailHeader } from './DetailHeader.tsx';

const meta = {
  title: 'Patterns/DetailHeader',
  component: DetailHeader,
  args: {
    title: 'Orders to warehouse',
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
  tags: ['visual'],
  play: async ({ canvas, step, userEvent }) => {
    await step('Only views with an address are shown', async () => {
      const tabs = canvas.getAllByRole('tab');
      await expect(tabs.map(({ textContent }) => textContent)).toEqual(['Overview', 'Settings']);
      await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveAttribute(
        'href',
        '/pipelines/1/settings',
      );
    });
    const tab = canvas.getByRole('tab', { selected: true });
    await expect(tab).toHaveTextContent('Overview');
    await userEvent.tab();
    await expect(tab).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What the chosen view shows.');
  },
};

export const Playground: Story = {
  args: {
    trail: [{ label: 'Pipelines', href: paths.pipelinesList() }],
    mark: <ConnectorMark type="postgres" size="large" />,
    subtitle: 'Created on 12 March 2026',
    status: <PipelineStatusPill status="running" />,
    actions: (
      <Button size="toolbar" icon={PauseIcon}>
        Pause
      </Button>
    ),
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
  args: { ...Playground.args, title: 'Very'.repeat(60) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
