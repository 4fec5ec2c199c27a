import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import { forgetAnnouncements, press } from './steps.stories.data.ts';

/**
 * Data arrives once a day since yesterday, and nobody says why. The activity of the pipeline says who changed the schedule,
 * from what to what, and its form opens with the old value.
 */
const meta = {
  ...flow,
  title: 'Flows/Who changed the schedule',
  component: ConsoleStage,
  args: { start: '/pipelines/1/settings/schema_config?section=sync' },
  parameters: { ...flow.parameters, service: 'busyAccount' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const seeSaved = () => screen.findByText('No changes to save.', {}, { timeout: 10_000 });
const frequency = () => screen.findByRole('button', { name: /Source frequency/ }, { timeout: 10_000 });

export const WhoChangedTheSchedule: Story = {
  play: async ({ step, userEvent }) => {
    await step('A colleague changes how often changes are read', async () => {
      await userEvent.click(await frequency());
      await userEvent.click(await screen.findByRole('option', { name: 'Every day' }));
      await press(userEvent, 'button', 'Save settings');
      await seeSaved();
    });
    await step('The activity says who it was, and from what to what', async () => {
      await press(userEvent, 'tab', 'Logs');
      await press(userEvent, 'link', /^Activity/);
      await userEvent.click(
        await screen.findByText('Settings were changed: source_sync_frequency.', {}, { timeout: 10_000 }),
      );
      const frequencyFact = await screen.findByText(
        'Source frequency',
        { selector: 'dt' },
        { timeout: 10_000 },
      );
      await expect(frequencyFact.nextElementSibling).toHaveTextContent('every 15 minutes → every day');
      await expect(screen.getByText('Changed by').nextElementSibling).toHaveTextContent('Noor Haddad');
    });
    await step('The form opens with the old value, and saves it', async () => {
      await press(userEvent, 'link', 'Restore old value…');
      await expect(await frequency()).toHaveTextContent('Every 15 minutes');
      await expect(await screen.findByText(/^Now/)).toHaveTextContent('Now every day');
      await press(userEvent, 'button', 'Save 1 change');
      await seeSaved();
    });
    forgetAnnouncements();
  },
};
