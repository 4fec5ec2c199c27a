import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import { arriveAt, forgetAnnouncements, press, seeHeading } from './steps.stories.data.ts';

/**
 * Two people in different places talk about one sync. One of them switches the page to UTC, and its address shows the other
 * the same times.
 */
const meta = {
  ...flow,
  title: 'Flows/The same times for everyone',
  component: ConsoleStage,
  args: { start: '/pipelines/1/overview' },
  parameters: { ...flow.parameters, service: 'busyAccount' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheSameTimesForEveryone: Story = {
  play: async ({ step, userEvent }) => {
    await seeHeading('Orders to warehouse');
    await step('The account menu switches all times of the page', async () => {
      await press(userEvent, 'button', /^Account /);
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'UTC' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(await screen.findByTitle('Times in UTC')).toBeVisible();
    });
    await step('The address says so, and keeps it on the next page', async () => {
      await arriveAt(/zone=UTC/);
      await press(userEvent, 'tab', 'Logs');
      await arriveAt(/\/logs.*zone=UTC/);
      await expect(await screen.findByText(/^Time, UTC/, {}, { timeout: 10_000 })).toBeVisible();
    });
    forgetAnnouncements();
  },
};
