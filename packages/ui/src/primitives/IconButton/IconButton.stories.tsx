import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MoreIcon } from '../Icon/icons/MoreIcon.ts';
import { buttonSizes, buttonVariants } from '../Button/Button.tsx';
import { pressProps } from '../inheritedProps.stories.data.ts';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  argTypes: pressProps,
  args: { label: 'Actions for Orders to warehouse', icon: MoreIcon, onPress: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.label);
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {
  args: { tone: 'accent', variant: 'soft', size: 'small', tooltipPlacement: 'bottom' },
};

/** While its action runs it keeps its size and the focus, and ignores presses. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    const { width, height } = button.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(button).toHaveFocus();
  },
};

export const Square: Story = {
  render: (args) => (
    <Stack direction="row" align="center" gap="sm" isWrapping>
      {buttonSizes.flatMap((size) =>
        buttonVariants.map((variant) => (
          <IconButton
            {...args}
            {...{ size, variant }}
            key={`${size} ${variant}`}
            label={`${size} ${variant}`}
          />
        )),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(width).toBe(height);
    }
  },
};
