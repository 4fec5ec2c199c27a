import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { LegalScreen } from './LegalScreen.tsx';

const meta = {
  title: 'Screens/Auth/LegalScreen',
  component: LegalScreen,
  parameters: { layout: 'fullscreen' },
  args: { document: 'privacy', onRetry: fn(), homeHref: '/' },
} satisfies Meta<typeof LegalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(/^This is a placeholder/)).toBeVisible(),
};
export const Terms: Story = { args: { document: 'terms' } };
export const OwnText: Story = {
  args: { text: ready('# Who we are\n\nAcme <b>Ltd</b>') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
    await expect(canvas.getByText('Acme <b>Ltd</b>')).toBeVisible();
  },
};
export const LoadingText: Story = { tags: ['state:loading'], args: { text: loading } };
export const Failed: Story = { args: { text: failed({ kind: 'network' }) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Offline: Story = {
  args: { text: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

export const LongText: Story = {
  args: {
    text: ready(
      `# ${'Donaudampfschifffahrtsgesellschaft'.repeat(7)}\n\n${'Donaudampfschifffahrtsgesellschaft'.repeat(7)} ${'All of this is read. '.repeat(300)}`,
    ),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
