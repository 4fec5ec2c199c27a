import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Loading } from './Loading.tsx';

const meta = {
  title: 'Primitives/Loading',
  component: Loading,
  args: {
    label: 'Loading pipelines',
    children: (
      <Stack gap="sm">
        <Skeleton width="38%" />
        <Skeleton height={120} />
        <Skeleton width="52%" />
      </Stack>
    ),
  },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

const hint = 'Still loading. This takes longer than usual.';

/** Shows no message for the first ten seconds. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading pipelines' })).toBeVisible();
    await expect(canvas.queryByText(hint)).not.toBeInTheDocument();
  },
};

export const Playground: Story = { args: { lateAfterMs: 0 } };

/** After ten seconds a message appears in the live region, without moving the layout. */
export const Late: Story = {
  args: { lateAfterMs: 50 },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status', { name: 'Loading pipelines' });
    const height = region.offsetHeight;
    await expect(await canvas.findByText(hint)).toBeVisible();
    await expect(region).toContainElement(canvas.getByText(hint));
    await expect(region.offsetHeight).toBe(height);
  },
};

/** Without a skeleton. */
export const LateAlone: Story = {
  args: { lateAfterMs: 50, children: undefined },
  play: async ({ canvas }) => expect(await canvas.findByText(hint)).toBeVisible(),
};

export const LatePhone: Story = { args: { lateAfterMs: 50 }, globals: { viewport: { value: 'phone' } } };
