import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import { inviteForm } from '../../domain/people/inviteForm.ts';
import { InviteUsersModal } from './InviteUsersModal.tsx';

const filled = (emails = '') => {
  const form = createFormModel({ definition: inviteForm, today: '' });
  form.setValue('emails', emails);
  return form;
};

const activeElement = () => {
  const { activeElement: focused } = document;
  return focused instanceof HTMLElement ? focused : null;
};

const meta = {
  title: 'Modals/InviteUsersModal',
  component: InviteUsersModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    form: filled(),
    known: [
      { email: 'member@acme.example', isActive: true, status: 'active' },
      { email: 'invited@acme.example', isActive: false, status: 'invited' },
      { email: 'gone@acme.example', isActive: false, status: 'deactivated' },
    ],
    outcomes: new Map(),
    onInvite: fn(),
    onClose: fn(),
  },
  // Each story types into a form of its own.
  beforeEach: ({ args }) => {
    if (args.outcomes.size === 0) args.form = filled();
  },
} satisfies Meta<typeof InviteUsersModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite users' }));
    const field = dialog.getByRole('textbox', { name: /Email addresses/ });
    await step('The first field has the focus', () => expect(field).toHaveFocus());
    await step('Each address says whether it can be invited', async () => {
      await userEvent.type(
        field,
        'new@acme.example, member@acme.example invited@acme.example gone@acme.example nowhere',
      );
      await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
      await userEvent.tab();
      const reasons = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(reasons[1]).toContain('Already a member.');
      await expect(reasons[2]).toContain('Has an open invitation.');
      await expect(reasons[3]).toContain('Was deactivated.');
      await expect(reasons[4]).toContain('Enter a valid email address.');
      await expect(dialog.getByRole('img', { name: 'Can be invited' })).toBeVisible();
    });
    await step('It sends the addresses that can be invited, with the role', async () => {
      await expect(dialog.getByText('4 can’t be invited and stay here to be corrected.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Send 1 invitation, skip 4' }));
      await expect(args.onInvite).toHaveBeenCalledWith(['new@acme.example'], 'team_member');
    });
    await step('An address is removed by its button, which leaves the focus in the dialog', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Remove nowhere' }));
      await expect(field).not.toHaveValue(expect.stringContaining('nowhere'));
      await expect(dialog.queryByText('nowhere')).not.toBeInTheDocument();
      await expect(dialog.getByRole('button', { name: 'Send 1 invitation, skip 3' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(activeElement()));
    });
    await step('It sends nothing if no address can be invited', async () => {
      await userEvent.clear(field);
      await userEvent.paste('member@acme.example jane\u200B@acme.example');
      await userEvent.click(dialog.getByRole('button', { name: 'Invite users' }));
      await expect(args.onInvite).toHaveBeenCalledOnce();
      await expect(field).toHaveAccessibleDescription(/2 can’t be invited/);
      await expect(field).toHaveFocus();
      // An invisible character inside an address is shown, and named.
      await expect(dialog.getByText('jane[U+200B]@acme.example')).toBeVisible();
      await expect(dialog.getByText(/contains an invisible character \(U\+200B\)/)).toBeVisible();
    });
    await step('It sends several', async () => {
      await userEvent.clear(field);
      await userEvent.paste('new@acme.example; other@acme.example');
      await userEvent.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
      await expect(args.onInvite).toHaveBeenLastCalledWith(
        ['new@acme.example', 'other@acme.example'],
        'team_member',
      );
    });
  },
};

export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite users' }));
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Enter an email address/);
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

/** Too many are refused while they are typed. */
export const TooMany: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /Email addresses/ });
    await userEvent.click(field);
    await userEvent.paste(Array.from({ length: 51 }, (_, index) => `p${index}@acme.example`).join(' '));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Invite at most 50 people at a time\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Invite users' }));
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove p50@acme.example' }));
    await expect(dialog.getByRole('button', { name: 'Send 50 invitations' })).toBeVisible();
    await expect(field).not.toHaveAccessibleDescription(/at most 50/);
  },
};

export const Sending: Story = {
  args: {
    form: filled('new@acme.example other@acme.example'),
    isInviting: true,
    outcomes: new Map([
      ['new@acme.example', { state: 'done' }],
      ['other@acme.example', { state: 'pending' }],
    ]),
  },
};

/** Those that failed stay in the field, with the reason of the service. */
export const SomeFailed: Story = {
  tags: ['state:failed'],
  args: {
    form: filled('rival@acme.example later@acme.example'),
    outcomes: new Map([
      ['new@acme.example', { state: 'done' }],
      [
        'rival@acme.example',
        {
          state: 'failed',
          problem: {
            kind: 'http',
            status: 422,
            fieldErrors: [{ location: ['email'], message: 'This person has been invited already.' }],
          },
        },
      ],
      ['later@acme.example', { state: 'failed', problem: { kind: 'network' } }],
    ]),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(
      '2 invitations were not sent.1 invitation was sent.',
    );
    await expect(dialog).toHaveTextContent('This person has been invited already.');
  },
};

/** An entry that cannot be invited never prevents the others, and stays with its reason. */
export const SomeLeftOut: Story = {
  render: function SomeLeftOut(args) {
    const [outcomes, setOutcomes] = useState(args.outcomes);
    return (
      <InviteUsersModal
        {...args}
        outcomes={outcomes}
        onInvite={(emails, role) => {
          args.onInvite(emails, role);
          args.form.setValue('emails', 'nowhere');
          setOutcomes(new Map(emails.map((email) => [email, { state: 'done' }])));
        }}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /Email addresses/ });
    await userEvent.click(field);
    await userEvent.paste('new@acme.example, other@acme.example, nowhere');
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
    await expect(args.onInvite).toHaveBeenCalledWith(
      ['new@acme.example', 'other@acme.example'],
      'team_member',
    );
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      '1 invitation was not sent.2 invitations were sent.',
    );
    await expect(field).toHaveValue('nowhere');
    await expect(field).toHaveAccessibleDescription(/1 can’t be invited\. Correct or remove it\./);
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Enter a valid email address.');
    await expect(dialog.getByRole('button', { name: 'Invite users' })).toHaveFocus();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Invite users' })).toBeDisabled();
  },
};

export const Phone: Story = { ...SomeFailed, globals: { viewport: { value: 'phone' } }, play: undefined };

export const LongText: Story = {
  ...SomeFailed,
  args: {
    form: filled(`${'rival.'.repeat(30)}@acme.example`),
    outcomes: new Map([
      [
        `${'rival.'.repeat(30)}@acme.example`,
        { state: 'failed', problem: { kind: 'http', status: 400, detail: 'Not_accepted_'.repeat(40) } },
      ],
    ]),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
