import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { invitedPersonForm, toInvitedPerson } from '../../../domain/people/accountForms.ts';
import { createFormModel } from '../../../domain/forms/model/formModel.ts';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { InviteScreen, type InviteScreenProps } from './InviteScreen.tsx';

const newForm = () => createFormModel({ definition: invitedPersonForm, today: '' });

type Props = InviteScreenProps & {
  /** Called with the body of the request. */
  onSend(body: object): void;
};

/** Creates the form once per story, as a container does. */
function WithForm({ onSend, ...args }: Props) {
  const [model] = useState(newForm);
  return <InviteScreen {...args} model={model} onSubmit={() => onSend(toInvitedPerson(model))} />;
}

const meta: Meta<Props> = {
  title: 'Screens/Auth/InviteScreen',
  component: InviteScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    invite: ready({ email: 'invited@acme.example', clientName: 'Acme' }),
    onRetry: fn(),
    model: newForm(),
    onSend: fn(),
    signInHref: '/login',
    onLogout: fn(),
  },
  render: (args) => <WithForm {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

const password = 'a river of records';

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = (name: RegExp) => canvas.getByLabelText(name);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Join Acme');
    await step('Sent empty, each field says what is missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }));
      await waitFor(() => expect(field(/^First name/)).toHaveFocus());
      await expect(field(/^Password/)).toHaveAccessibleDescription(/Enter a password\./);
    });
    await step('Complete, it is sent', async () => {
      await userEvent.type(field(/^First name/), ' Ada ');
      await userEvent.type(field(/^Last name/), 'Byron');
      await userEvent.type(field(/^Password/), `${password}{Enter}`);
      await expect(args.onSend).toHaveBeenLastCalledWith({ firstName: 'Ada', lastName: 'Byron', password });
    });
  },
};

/** A service that names nothing of the invitation. */
export const Unnamed: Story = { args: { invite: ready({}) } };
export const Admin: Story = {
  args: { invite: ready({ clientName: 'Acme', isAdmin: true }) },
};
export const Checking: Story = { args: { invite: loading } };
export const Unreachable: Story = { args: { invite: failed({ kind: 'network' }) } };
export const Pending: Story = { args: { isPending: true } };

/** Each ending: the title by its status, what the service's sentence adds to it, and the next step. */
const ended = (status: number, detail: string, title: string, way: string): Story => ({
  args: { invite: failed({ kind: 'http', status, detail }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect(canvas.getByText(detail.replace(`${title}. `, ''))).toBeVisible();
    await expect(canvas.getByRole(way === 'Log out' ? 'button' : 'link', { name: way })).toBeVisible();
  },
});
const overTitle = 'This invitation can no longer be accepted';
export const NotValid = ended(
  404,
  'This invitation is not valid. Open the full link from the email.',
  'This invitation is not valid',
  'Sign in',
);
export const Expired = ended(
  410,
  'This invitation has expired. Ask the person who invited you for a new link.',
  overTitle,
  'Sign in',
);
export const Cancelled = ended(
  410,
  'This invitation was cancelled. Ask the person who invited you.',
  overTitle,
  'Sign in',
);
export const Replaced = ended(
  410,
  'A newer invitation was sent. Open the link in the latest email.',
  overTitle,
  'Sign in',
);
export const Used = ended(
  409,
  'This invitation was accepted already. Sign in instead.',
  'You already have an account',
  'Sign in',
);
export const WrongAccount = ended(
  403,
  'This invitation is for another person. Log out first.',
  'This invitation is for someone else',
  'Log out',
);
export const NoLink: Story = { args: { invite: undefined } };
export const Done: Story = { args: { isDone: true } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { invite: ready({ clientName: 'W'.repeat(255) }) },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Offline: Story = {
  args: { invite: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

export const LongText: Story = {
  args: {
    invite: ready({
      clientName: 'Gesellschaft für grenzüberschreitende Datenverarbeitung '.repeat(5),
      email: `${'very.long.address.'.repeat(8)}@acme.example`,
    }),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
