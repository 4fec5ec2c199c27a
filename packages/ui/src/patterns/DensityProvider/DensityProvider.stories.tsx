import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useDensity } from './density.ts';
import { DensityProvider } from './DensityProvider.tsx';

/** Stands for a list. */
function Rows() {
  const density = useDensity();
  return <p>{`Rows are ${density}.`}</p>;
}

const meta = {
  title: 'Patterns/DensityProvider',
  component: DensityProvider,
  args: { density: 'compact', children: <Rows /> },
} satisfies Meta<typeof DensityProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Rows are compact.')).toBeVisible(),
};

/** Lists are comfortable without it. */
export const Without: Story = {
  render: () => <Rows />,
  play: async ({ canvas }) => expect(canvas.getByText('Rows are comfortable.')).toBeVisible(),
};
