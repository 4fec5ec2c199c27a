import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import {
  arriveAt,
  fill,
  forgetAnnouncements,
  press,
  seeDialog,
  seeHeading,
  seeRow,
} from './steps.stories.data.ts';

/**
 * The password of a database has changed, so a pipeline fails. The person follows the error from the list of pipelines
 * to the source, enters the new password, tests the connection, saves, and starts the pipeline with the same press.
 */
const meta = {
  ...flow,
  title: 'Flows/Reconnect a source',
  component: ConsoleStage,
  args: { start: '/pipelines/list' },
  parameters: { ...flow.parameters, service: 'busyAccount' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = 'password authentication failed for user "millrace_reader"';
const untilNextSync = 15 * 60_000;
const untilStarted = 60_000;

export const ReconnectASource: Story = {
  play: async ({ step, userEvent, loaded }) => {
    const { service } = loaded.service;
    const row = () => seeRow(/Orders to warehouse/);

    await step('The password of the database changes, and the next sync fails', async () => {
      await expect(await row()).toHaveTextContent('Running');
      await service.handle(
        new Request(new URL('/api/v1/source/1/', location.href), {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          // The password that the twin refuses.
          body: JSON.stringify({ config: { connection_config: { password: 'wrong' } } }),
        }),
      );
      service.advance(untilNextSync);
      await waitFor(async () => expect(await row()).toHaveTextContent('Errored'));
    });
    await step('The pipeline says why it has stopped, and leads to its source', async () => {
      await userEvent.click(within(await row()).getByRole('link', { name: /Orders to warehouse/ }));
      await seeHeading('Orders to warehouse');
      await expect(await screen.findByText(refused)).toBeVisible();
      await press(userEvent, 'link', 'Enter new credentials');
      await seeHeading('Edit source');
    });
    await step('The new password is entered and tested', async () => {
      await press(userEvent, 'button', 'Replace Password');
      await fill(userEvent, 'Password', 'lake stone');
      await press(userEvent, 'button', 'Test connection');
      await press(userEvent, 'button', 'Save and continue');
    });
    await step('The source is saved, and the failed pipelines start with it', async () => {
      const question = await seeDialog('Save the changes to “Production Postgres”?', 'alertdialog');
      await expect(question).toHaveTextContent('3 pipelines use this source.');
      await expect(within(question).getByRole('checkbox', { name: 'Orders to warehouse' })).toBeChecked();
      await userEvent.click(within(question).getByRole('button', { name: /^Save and start/ }));
    });
    await step('One is back at the pipeline, which runs again', async () => {
      await seeHeading('Orders to warehouse');
      await expect(await screen.findByText('“Production Postgres” is saved.')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Starting'));
      service.advance(untilStarted);
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Running'));
      await press(userEvent, 'link', 'Pipelines');
      await arriveAt(/^\/pipelines\/list/);
      await expect(await row()).toHaveTextContent('Running');
    });
    forgetAnnouncements();
  },
};
