import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import { arriveAt, fill, forgetAnnouncements, press, seeDialog, seeHeading } from './steps.stories.data.ts';

/**
 * From a name to a running pipeline. The person names a pipeline, connects a new PostgreSQL source, sends it to a
 * destination that the account already has, chooses the tables, and starts the pipeline.
 */
const meta = {
  ...flow,
  title: 'Flows/Set up a pipeline',
  component: ConsoleStage,
  args: { start: '/pipelines/list' },
  parameters: { ...flow.parameters, service: 'busyAccount' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const connection = 'postgres://millrace_reader:river%20stone@db.acme.example:5432/shop';
const untilStarted = 60_000;

export const SetUpAPipeline: Story = {
  play: async ({ step, userEvent, loaded }) => {
    await step('The pipeline gets a name', async () => {
      await press(userEvent, 'button', 'Create pipeline');
      const dialog = within(await seeDialog('Create pipeline'));
      await userEvent.click(dialog.getByRole('textbox'));
      await userEvent.paste('Shop to warehouse');
      await userEvent.click(dialog.getByRole('button', { name: 'Create pipeline' }));
    });
    await step('PostgreSQL is chosen as the source', async () => {
      await seeHeading('Choose a source');
      await press(userEvent, 'link', 'PostgreSQL');
    });
    await step('The source gets a name, and its connection is pasted', async () => {
      await seeHeading('Connect PostgreSQL');
      await fill(userEvent, 'Source name', 'Shop database');
      await fill(userEvent, 'Host', connection);
      await expect(screen.getByLabelText(/^Database/)).toHaveValue('shop');
    });
    await step('The source is tested and saved', async () => {
      await press(userEvent, 'button', 'Save and continue');
      await arriveAt(/\/destination\/select$/);
    });
    await step('A destination of the account is chosen', async () => {
      await seeHeading('Choose a destination');
      await press(userEvent, 'button', /^Analytics/);
    });
    await step('All tables are chosen', async () => {
      await seeHeading('Schema settings');
      await press(userEvent, 'button', 'Select All');
      await press(userEvent, 'button', 'Save and continue');
    });
    await step('The pipeline is started', async () => {
      await seeHeading('Sync settings');
      await press(userEvent, 'button', 'Start pipeline');
      await arriveAt(/\/overview$/);
      await seeHeading('Shop to warehouse');
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Starting'));
    });
    await step('A minute later it is running', async () => {
      loaded.service.service.advance(untilStarted);
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Running'));
    });
    forgetAnnouncements();
  },
};
