import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { InputType } from 'storybook/internal/types';
import { space } from '../../theme/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const chosenFrom = (...options: string[]): InputType => ({
  control: 'select',
  options,
  table: { type: { summary: options.map((option) => `'${option}'`).join(' | ') } },
});

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  argTypes: {
    direction: chosenFrom('row', 'column'),
    gap: chosenFrom(...Object.keys(space)),
    align: chosenFrom('start', 'center', 'end', 'baseline', 'stretch'),
    justify: chosenFrom('start', 'center', 'end', 'space-between'),
  },
  args: {
    children: [<Button key="back">Back</Button>, <Button key="test">Test connection</Button>],
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvas: { getAllByRole(role: 'button'): HTMLElement[] }): DOMRect[] =>
  canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = boxes(canvas);
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(12);
    // The keyboard follows the order that is seen.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
  },
};

/** A column on phones, a row from 720 px. */
export const Playground: Story = {
  args: {
    direction: { narrow: 'column', wide: 'row' },
    gap: 'xl',
    align: 'center',
    justify: 'end',
    isWrapping: true,
  },
};

export const Row: Story = {
  args: { direction: 'row', gap: 'sm', align: 'center' },
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas);
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(8);
  },
};
