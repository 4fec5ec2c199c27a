import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner, bannerTones } from './Banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: {
    title: 'You are offline.',
    children: 'Data may be out of date. It refreshes when you are back online.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { children: undefined } };

export const Answer: Story = {
  args: {
    tone: 'critical',
    role: 'alert',
    title: 'Check your email address and password.',
    children: undefined,
  },
  play: async ({ args, canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(args.title),
};

export const WithAction: Story = {
  args: {
    tone: 'caution',
    title: 'Your trial ends in 3 days.',
    actions: <Button size="small">Subscribe</Button>,
  },
};

/** Wrapped actions align with the text above them. */
export const WithActionOnAPhone: Story = {
  ...WithAction,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Subscribe' }).getBoundingClientRect();
    const title = canvas.getByText('Your trial ends in 3 days.').getBoundingClientRect();
    await expect(action.left).toBe(title.left);
    await expect(action.top).toBeGreaterThan(title.bottom);
  },
};

/** Several actions that do not fit beside each other wrap as well. */
export const WithActionsOnAPhone: Story = {
  args: {
    title: 'The key was refused.',
    actions: (
      <>
        <Button size="small">Open the log at that line</Button>
        <Button size="small">Enter new credentials</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect());
    await expect(last?.top).toBeGreaterThan(first?.bottom ?? Infinity);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {bannerTones.map((tone) => (
        <Banner {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
