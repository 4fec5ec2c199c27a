import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '24 pipelines' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is visible here; a screen reader reads “24 pipelines”. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 pipelines').getBoundingClientRect().width).toBe(1);
  },
};

/** A change of a status is announced. */
export const Playground: Story = {
  args: { as: 'div', role: 'status' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('24 pipelines'),
};
