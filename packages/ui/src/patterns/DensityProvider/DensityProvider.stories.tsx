import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { useDensity, useDensityChange } from './density.ts';
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

/** Stands for the options of a list. */
function Choice() {
  const change = useDensityChange();
  return change ? <Button onPress={() => change('comfortable')}>Comfortable</Button> : null;
}

/** Lists offer the choice where it is kept. */
export const Playground: Story = {
  args: {
    onDensityChange: fn(),
    children: (
      <>
        <Rows />
        <Choice />
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comfortable' }));
    await expect(args.onDensityChange).toHaveBeenCalledWith('comfortable');
  },
};

/** Lists are comfortable without it. */
export const Without: Story = {
  render: () => <Rows />,
  play: async ({ canvas }) => expect(canvas.getByText('Rows are comfortable.')).toBeVisible(),
};
