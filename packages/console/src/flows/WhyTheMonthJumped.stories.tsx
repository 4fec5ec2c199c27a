import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import { arriveAt, forgetAnnouncements, press, seeHeading } from './steps.stories.data.ts';

/**
 * A day of the month has ten times the usual records, and the bill will show it. The usage names the pipeline and the line of
 * its log that explains the day.
 */
const meta = {
  ...flow,
  title: 'Flows/Why the month jumped',
  component: ConsoleStage,
  args: { start: '/pipelines/list' },
  parameters: { ...flow.parameters, service: 'busyAccount' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = 86_400_000;

export const WhyTheMonthJumped: Story = {
  play: async ({ step, userEvent, loaded }) => {
    const { service } = loaded.service;
    await step('A colleague resyncs a pipeline in the middle of the month', async () => {
      service.advance(16 * day);
      const answer = await service.handle(
        new Request(new URL('/api/v1/pipeline/1/resync-collections/', location.href), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ resync_tables: [], all_resync_selected: true, reset_state: true }),
        }),
      );
      await expect(answer.ok).toBe(true);
      service.advance(day);
    });
    await step('The usage names the day, the pipeline and the cause', async () => {
      await press(userEvent, 'link', 'Settings');
      await press(userEvent, 'link', 'Usage');
      await seeHeading('Usage');
      const jumps = await screen.findByRole(
        'region',
        { name: 'Days with more records than usual' },
        { timeout: 20_000 },
      );
      await expect(within(jumps).getByText(/× the usual day/)).toHaveTextContent('Orders to warehouse');
    });
    await step('The cause leads to its line in the log', async () => {
      await press(userEvent, 'link', /^Resync requested/);
      await arriveAt(/\/pipelines\/1\/logs.*line=\d+/);
      await waitFor(() => expect(screen.getAllByText(/^Resync requested/)[0]).toBeVisible(), {
        timeout: 20_000,
      });
    });
    forgetAnnouncements();
  },
};
