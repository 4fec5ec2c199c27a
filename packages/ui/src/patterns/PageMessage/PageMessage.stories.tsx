import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { PageMessage } from './PageMessage.tsx';

const meta = {
  title: 'Patterns/PageMessage',
  component: PageMessage,
  args: {
    title: 'This page does not exist',
    children: 'The address may be mistyped, or the page was removed.',
  },
} satisfies Meta<typeof PageMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
};

export const Playground: Story = {
  args: {
    actions: (
      <Button tone="accent" variant="solid">
        Go to pipelines
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go to pipelines' })).toHaveFocus();
  },
};

export const Standalone: Story = {
  args: { ...Playground.args, isStandalone: true },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByText('Millrace')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Loading chunk pipelineCreateDestinationPrerequisitesAndSomethingVeryLong failed',
    children: 'x'.repeat(300),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
