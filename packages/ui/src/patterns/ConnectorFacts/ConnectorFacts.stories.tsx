import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectorFacts } from './ConnectorFacts.tsx';

const meta = {
  title: 'Patterns/ConnectorFacts',
  component: ConnectorFacts,
  args: {
    facts: [
      { label: 'Host', value: 'db.acme-prod.internal', isMono: true },
      { label: 'Database', value: 'orders', isMono: true, isLocked: true },
      { label: 'Password', value: 'Saved', isHidden: true },
      { label: 'Connection', value: 'Secure tunnel “Frankfurt bastion”', href: '/tunnels/4' },
      { label: 'Role' },
    ],
  },
} satisfies Meta<typeof ConnectorFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Can’t be changed after creation.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Frankfurt bastion/ })).toHaveAttribute(
      'href',
      '/tunnels/4',
    );
    await expect(canvas.getByText('Not shown')).toBeInTheDocument();
  },
};
export const Ruled: Story = { args: { isRuled: true } };
export const Phone: Story = { args: { isRuled: true }, globals: { viewport: { value: 'phone' } } };

/** Text without spaces wraps instead of widening the page. */
export const HostileText: Story = {
  args: { isRuled: true, facts: [{ label: 'Host', value: 'x'.repeat(500), isMono: true }] },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
