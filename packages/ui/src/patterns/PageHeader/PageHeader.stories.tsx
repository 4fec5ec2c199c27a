import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../primitives/Icon/icons/PlusIcon.ts';
import { PipelineStatusPill } from '../PipelineStatusPill/PipelineStatusPill.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: {
    title: 'Pipelines',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Pipelines' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const Playground: Story = {
  args: {
    trail: [{ label: 'Home', href: '/' }],
    subtitle: '24 pipelines',
    actions: (
      <Button tone="accent" variant="solid" size="toolbar" icon={PlusIcon}>
        Create pipeline
      </Button>
    ),
  },
};

export const OneResource: Story = {
  args: {
    title: 'Orders to warehouse',
    trail: [{ label: 'Pipelines', href: '/pipelines/list' }],
    status: <PipelineStatusPill status="running" />,
    actions: <Button size="toolbar">Pause</Button>,
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Pipelines' })).toHaveAttribute('href', '/pipelines/list'),
};

export const LongName: Story = {
  args: { ...OneResource.args, title: 'Very'.repeat(60) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
