import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { paths } from '../../../domain/routes/paths.ts';
import { SetupLoadingScreen } from './SetupLoadingScreen.tsx';

const meta = {
  title: 'Screens/Setup/SetupLoadingScreen',
  component: SetupLoadingScreen,
  args: {
    frame: { trail: [{ label: 'Pipelines', href: paths.pipelinesList() }] },
    onRetry: fn(),
  },
} satisfies Meta<typeof SetupLoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Set up pipeline' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading setup' })).toBeVisible();
  },
};

/** The error in place of the step, with a retry. */
export const Failed: Story = {
  args: { problem: { kind: 'network' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service could not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
