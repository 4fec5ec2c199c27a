import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner, bannerTones } from './Banner.tsx';
import { DismissibleBanner } from './DismissibleBanner.tsx';

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

export const Playground: Story = {
  args: {
    tone: 'caution',
    title: 'Your trial ends in 3 days.',
    children: 'Subscribe to keep your pipelines running.',
    actions: <Button size="small">Subscribe</Button>,
    role: 'status',
  },
};
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

const dismissed = fn();

/** News that needs no action can be closed. */
export const Dismissible: Story = {
  args: { title: 'Alerts have moved to their own page.', children: undefined },
  render: (args) => <DismissibleBanner {...args} onDismiss={dismissed} />,
  play: async ({ canvas, userEvent }) => {
    dismissed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(dismissed).toHaveBeenCalledTimes(1);
  },
};

/** The button stays beside the first line, and actions wrap below the text. */
export const DismissibleOnAPhone: Story = {
  ...Dismissible,
  args: {
    title: 'Alerts have moved to their own page.',
    children: 'Your metrics and their history are unchanged.',
    actions: <Button size="small">Open alerts</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const close = canvas.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect();
    const title = canvas.getByText('Alerts have moved to their own page.').getBoundingClientRect();
    await expect(close.top).toBeLessThan(title.bottom);
    await expect(close.left).toBeGreaterThan(title.left);
    await expect(
      canvas.getByRole('button', { name: 'Open alerts' }).getBoundingClientRect().top,
    ).toBeGreaterThan(title.bottom);
  },
};

/** Wrapped actions align with the text above them. */
export const WithActionOnAPhone: Story = {
  ...Playground,
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
  tags: ['visual'],
  render: (args) => (
    <Stack>
      {bannerTones.map((tone) => (
        <Banner {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
