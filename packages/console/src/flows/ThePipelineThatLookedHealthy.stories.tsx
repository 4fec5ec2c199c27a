import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import { forgetAnnouncements, press, seeDialog, seeHeading, seeRow } from './steps.stories.data.ts';

/**
 * A pipeline runs without an error, and its syncs have stopped. The list names it, its page says why, and starting it again
 * brings it back.
 */
const meta = {
  ...flow,
  title: 'Flows/The pipeline that looked healthy',
  component: ConsoleStage,
  args: { start: '/pipelines/list?status=active&size=25' },
  parameters: { ...flow.parameters, service: 'silentFailures' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const minute = 60_000;

export const ThePipelineThatLookedHealthy: Story = {
  play: async ({ step, userEvent, loaded }) => {
    const { service } = loaded.service;

    await step('The list says what no status says, and since when', async () => {
      const row = await seeRow(/Stock movements/);
      await expect(row).toHaveTextContent('Late');
      await expect(row).toHaveTextContent('Last sync 1 h ago, every 30 min.');
      await userEvent.click(within(row).getByRole('link', { name: 'Why' }));
      await seeHeading('Stock movements');
    });
    await step('Its page has the evidence', async () => {
      await expect(await screen.findByText('The sync is late.')).toBeVisible();
      await press(userEvent, 'button', 'Why this status');
      const facts = await seeDialog('Why this status');
      await expect(facts).toHaveTextContent('older than two intervals (1 h)');
      await expect(facts).toHaveTextContent('Healthy means');
      await userEvent.keyboard('{Escape}');
    });
    await step('Paused and resumed, it syncs', async () => {
      for (const [action, meanwhile, state] of [
        ['Pause', 'Pausing.', 'Paused.'],
        ['Resume', 'Starting.', 'Healthy.'],
      ] as const) {
        await press(userEvent, 'button', action);
        await expect(await screen.findByText(meanwhile, {}, { timeout: 10_000 })).toBeVisible();
        service.advance(minute);
        await expect(await screen.findByText(state, {}, { timeout: 10_000 })).toBeVisible();
      }
    });
    forgetAnnouncements();
  },
};

/** A service that sends no times: the same pipeline is not called late, and not called healthy either. */
export const WithoutItsTimes: Story = {
  parameters: { ...flow.parameters, service: { scenario: 'silentFailures', hasAssumedFields: false } },
  play: async ({ step, userEvent }) => {
    const claims = /Healthy|on time|\bLate\b|Overdue|quiet/;
    await step('The list claims nothing', async () => {
      const row = await seeRow(/Stock movements/);
      await expect(row).toHaveTextContent('Running');
      await expect(screen.queryByText(claims)).toBeNull();
      await userEvent.click(within(row).getByRole('link', { name: 'Stock movements' }));
      await seeHeading('Stock movements');
    });
    await step('Its page says what the service does not', async () => {
      await expect(await screen.findByText('Running.')).toBeVisible();
      await press(userEvent, 'button', 'Why this status');
      const facts = await seeDialog('Why this status');
      await expect(within(facts).getByText('Last sync').nextElementSibling).toHaveTextContent(
        'The service does not say',
      );
      await userEvent.keyboard('{Escape}');
    });
    forgetAnnouncements();
  },
};
