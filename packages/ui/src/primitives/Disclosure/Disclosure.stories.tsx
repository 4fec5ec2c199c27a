import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: {
    title: 'How it is counted',
    children: <Text>A row counts once a month, however often it changes.</Text>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const content = canvas.getByText(/A row counts once/);
    await step('It is collapsed', async () => {
      await expect(content).not.toBeVisible();
    });
    await step('Its title is a stop of the keyboard, and toggles it', async () => {
      const title = canvas.getByText('How it is counted');
      await userEvent.tab();
      await expect(title.closest('summary')).toHaveFocus();
      await userEvent.click(title);
      await expect(content).toBeVisible();
      await userEvent.click(title);
      await expect(content).not.toBeVisible();
    });
  },
};

export const Playground: Story = { args: { note: 'Rows of this month', isInitiallyOpen: true } };

/** The note is a summary, so it is hidden while the content shows all of it. */
export const WithNote: Story = {
  args: { note: 'Each row once a month' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Each row once a month')).toBeVisible();
    await userEvent.click(canvas.getByText('How it is counted'));
    await expect(canvas.getByText('Each row once a month')).not.toBeVisible();
  },
};

export const Open: Story = {
  tags: ['visual'],
  args: { isInitiallyOpen: true },
  play: async ({ canvas }) => expect(canvas.getByText(/A row counts once/)).toBeVisible(),
};

export const RightToLeft: Story = { args: { note: 'Each row once a month' }, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { title: 'x'.repeat(300), note: 'y'.repeat(300) },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
