import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveIndicator } from './LiveIndicator.tsx';

const meta = {
  title: 'Patterns/LiveIndicator',
  component: LiveIndicator,
  args: { state: 'live' },
} satisfies Meta<typeof LiveIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is shown while all is as usual; assistive technology can read the state. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/^Live updates on$/),
};
export const Connecting: Story = { args: { state: 'connecting' } };
export const Paused: Story = {
  args: { state: 'paused' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Live updates paused'),
};
export const Unavailable: Story = {
  args: { state: 'unavailable' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Live updates unavailable'),
};
