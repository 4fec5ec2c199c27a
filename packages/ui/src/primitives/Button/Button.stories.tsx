import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PlusIcon } from '../Icon/icons/PlusIcon.ts';
import { RefreshIcon } from '../Icon/icons/RefreshIcon.ts';
import { Stack } from '../Stack/Stack.tsx';
import { pressProps } from '../inheritedProps.stories.data.ts';
import { Button, buttonSizes, buttonTones, buttonVariants } from './Button.tsx';
import * as css from './Button.stories.css.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  argTypes: pressProps,
  args: { children: 'Test connection', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Test connection' });
    await step('A click presses it', async () => {
      await userEvent.click(button);
      await expect(args.onPress).toHaveBeenCalledTimes(1);
    });
    await step('Enter and Space press it', async () => {
      await userEvent.keyboard('{Enter}[Space]');
      await expect(args.onPress).toHaveBeenCalledTimes(3);
    });
  },
};

export const Playground: Story = {
  args: { tone: 'accent', variant: 'solid', size: 'toolbar', icon: PlusIcon },
};

export const Primary: Story = {
  args: { tone: 'accent', variant: 'solid', icon: PlusIcon, children: 'Create pipeline' },
};

export const Critical: Story = { args: { tone: 'critical', variant: 'solid', children: 'Archive pipeline' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

/** A pending button keeps its name, focus and width, and ignores presses. */
export const Pending: Story = {
  args: { tone: 'accent', variant: 'solid', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Test connection' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const PendingKeepsItsWidth: Story = {
  render: (args) => (
    <Stack align="start">
      <Button {...args} />
      <Button {...args} isPending />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [still, waiting] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().width);
    await expect(waiting).toBe(still);
  },
};

export const Wide: Story = { args: { isWide: true, tone: 'accent', variant: 'solid', children: 'Sign in' } };

/** Every tone in every variant and size. */
export const Permutations: Story = {
  tags: ['visual'],
  render: () => (
    <div className={css.grid}>
      {buttonSizes.map((size) =>
        buttonTones.map((tone) =>
          buttonVariants.map((variant) => (
            <Button key={`${size} ${tone} ${variant}`} {...{ size, tone, variant }} icon={RefreshIcon}>
              {`${tone} ${variant}`}
            </Button>
          )),
        ),
      )}
    </div>
  ),
};

/**
 * The press of this button disables it, as a refused request does. It keeps the focus, so that the next key still reaches
 * the dialog around it, and is disabled for the browser once the focus moves on.
 */
export const DisabledByItsPress: Story = {
  render: function Refused(args) {
    const [isDisabled, setDisabled] = useState(false);
    return (
      <Button
        {...args}
        isDisabled={isDisabled}
        onPress={(press) => {
          args.onPress?.(press);
          setDisabled(true);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Test connection' });
    await step('It keeps the focus, and ignores further presses', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.keyboard('{Enter}[Space]');
      await userEvent.click(button);
      await expect(button).toHaveFocus();
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
    await step('It is disabled once the focus has moved on', async () => {
      await userEvent.tab();
      await expect(button).not.toHaveFocus();
      await waitFor(() => expect(button).toBeDisabled());
    });
  },
};

/** A product marks a button as busy while what it opens is loading. The button keeps its width and takes presses. */
export const Busy: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Test connection' });
    const { width } = button.getBoundingClientRect();
    button.setAttribute('aria-busy', 'true');
    await expect(getComputedStyle(button, '::after').animationName).not.toBe('none');
    await expect(button.firstElementChild).toHaveStyle({ opacity: '0' });
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
