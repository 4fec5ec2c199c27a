import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import { arriveAt, forgetAnnouncements, press, seeHeading } from './steps.stories.data.ts';

/**
 * A metric has left its range. The person finds the alert in the list, acknowledges its triggers so that colleagues
 * know that someone is on it, and resolves them. The list then shows no open trigger of it.
 */
const meta = {
  ...flow,
  title: 'Flows/Triage an alert',
  component: ConsoleStage,
  args: { start: '/observability/alerts/list' },
  parameters: { ...flow.parameters, service: 'busyAccount' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TriageAnAlert: Story = {
  play: async ({ step, userEvent }) => {
    await step('The list shows the alert with its open triggers', async () => {
      const row = await screen.findByRole('row', { name: /Orders have stopped/ });
      await expect(row).toHaveTextContent('4 open');
      await userEvent.click(within(row).getByRole('link', { name: /Orders have stopped/ }));
      await seeHeading('Orders have stopped');
      await arriveAt(/^\/alerts\/\d+\/overview/);
    });
    await step('All triggers are acknowledged', async () => {
      await press(userEvent, 'button', 'Acknowledge all (4)');
      await press(userEvent, 'link', /^Acknowledged/);
      await waitFor(async () =>
        expect(await screen.findByRole('grid', { name: 'Triggers' })).toHaveTextContent('Noor Haddad'),
      );
    });
    await step('All triggers are resolved, after a question', async () => {
      await press(userEvent, 'button', /^Resolve all/);
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: 'Resolve all' }));
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('In range'),
      );
    });
    await step('The list shows the alert without open triggers', async () => {
      await press(userEvent, 'link', 'Observability');
      const row = await screen.findByRole('row', { name: /Orders have stopped/ });
      await waitFor(() => expect(row).not.toHaveTextContent('open'));
    });
    forgetAnnouncements();
  },
};
