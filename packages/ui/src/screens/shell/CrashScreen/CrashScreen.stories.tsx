import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Screens/Shell/CrashScreen',
  component: CrashScreen,
  args: { detail: 'Loading chunk pipelinesList failed', onReload: fn(), homeHref: '/pipelines/list' },
} satisfies Meta<typeof CrashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Loading chunk pipelinesList failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Standalone: Story = { args: { isStandalone: true }, parameters: { layout: 'fullscreen' } };

export const LongText: Story = {
  args: {
    detail: `Loading ${'https://console.millrace.example/assets/'.repeat(8)}${'x'.repeat(300)} failed`,
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'small' } } };
