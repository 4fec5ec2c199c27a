import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import { location } from './memoryPage.stories.data.ts';
import { arriveAt, fill, forgetAnnouncements, press, seeHeading } from './steps.stories.data.ts';

/**
 * An admin invites a colleague, who gets an email with a link. The colleague opens it, enters a name and a password, and
 * signs in. The colleague is then a team member of the account.
 */
const meta = {
  ...flow,
  title: 'Flows/Invite a colleague',
  component: ConsoleStage,
  args: { start: '/settings/users' },
  parameters: { ...flow.parameters, service: 'busyAccount' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const kim = { email: 'kim@acme.example', password: 'seven green bottles' };

export const InviteAColleague: Story = {
  play: async ({ step, userEvent, loaded }) => {
    const { service } = loaded.service;
    const email = () => service.inspect().mail.findLast(({ to }: { to: string }) => to === kim.email);

    await step('The admin invites a colleague', async () => {
      await seeHeading('Users');
      await press(userEvent, 'button', 'Invite users');
      const dialog = within(await screen.findByRole('dialog', { name: 'Invite users' }));
      await userEvent.click(dialog.getByRole('textbox', { name: /Email addresses/ }));
      await userEvent.paste(kim.email);
      await userEvent.click(await dialog.findByRole('button', { name: /^Send 1 invitation/ }));
    });
    await step('The colleague is in the list as invited, and has an email', async () => {
      const row = await screen.findByRole('row', { name: /kim@acme\.example/ });
      await expect(row).toHaveTextContent('Invited');
      await expect(email()).toBeDefined();
    });
    await step('The admin signs out, and the colleague opens the link in the email', async () => {
      await userEvent.click(await screen.findByText('Logout'));
      await arriveAt(/^\/login/);
      location.assign(email().link);
    });
    await step('The colleague enters a name and a password', async () => {
      await fill(userEvent, 'First name', 'Kim');
      await fill(userEvent, 'Last name', 'Aoki');
      await fill(userEvent, 'Password', kim.password);
      await press(userEvent, 'button', 'Accept invitation');
    });
    await step('The colleague is signed in with them', async () => {
      await seeHeading('Home');
    });
    await step('The colleague is a team member', async () => {
      location.assign('/settings/users');
      const row = await screen.findByRole('row', { name: /Kim Aoki/ });
      await waitFor(() => expect(row).toHaveTextContent('Team member'));
    });
    forgetAnnouncements();
  },
};
