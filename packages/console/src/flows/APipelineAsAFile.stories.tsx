import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import { forgetAnnouncements, press, seeDialog } from './steps.stories.data.ts';

/**
 * A colleague has sent the settings of a pipeline as a file. The console compares them with what is there before anything is
 * sent, and then saves only what differs.
 */
const meta = {
  ...flow,
  title: 'Flows/A pipeline as a file',
  component: ConsoleStage,
  args: { start: '/pipelines/list' },
  parameters: { ...flow.parameters, service: 'busyAccount' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Orders to warehouse';
const text = JSON.stringify({
  millrace: 1,
  kind: 'pipeline',
  pipeline: { name, sync: { source_sync_frequency: 10_800_000 } },
});

export const APipelineAsAFile: Story = {
  play: async ({ step, userEvent }) => {
    await step('The file is pasted', async () => {
      await press(userEvent, 'button', 'More ways to create a pipeline');
      await press(userEvent, 'menuitem', 'Import pipeline');
      await seeDialog('Import pipeline');
      await press(userEvent, 'button', 'Paste the text');
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      await userEvent.paste(text);
    });
    await step('What would change is shown first', async () => {
      const plan = await screen.findByRole('region', { name: 'What changes' }, { timeout: 10_000 });
      await expect(within(plan).getByText('Source frequency').parentElement).toHaveTextContent(
        'Source frequency every 15 minutes → every 3 hours',
      );
    });
    await step('It is applied', async () => {
      await press(userEvent, 'button', `Apply to ${name}`);
      await expect(
        await screen.findByText(`The settings of “${name}” were applied.`, {}, { timeout: 10_000 }),
      ).toBeVisible();
    });
    forgetAnnouncements();
  },
};
