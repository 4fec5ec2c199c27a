import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { newPasswordForm, toNewPassword } from '../../../domain/people/accountForms.ts';
import { createFormModel } from '../../../domain/forms/model/formModel.ts';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { NewPasswordScreen, type NewPasswordScreenProps } from './NewPasswordScreen.tsx';

const newForm = () => createFormModel({ definition: newPasswordForm, today: '' });

type Props = NewPasswordScreenProps & {
  /** Called with the body of the request. */
  onSend(body: object): void;
};

/** Creates the form once per story, as a container does. */
function WithForm({ onSend, ...args }: Props) {
  const [model] = useState(newForm);
  return <NewPasswordScreen {...args} model={model} onSubmit={() => onSend(toNewPassword(model))} />;
}

const meta: Meta<Props> = {
  title: 'Screens/Auth/NewPasswordScreen',
  component: NewPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    purpose: 'reset',
    link: ready({ email: 'noor.haddad@acme.example' }),
    onRetry: fn(),
    model: newForm(),
    onSend: fn(),
    signInHref: '/login',
    newLinkHref: '/login?view=recover',
  },
  render: (args) => <WithForm {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

const password = 'a river of records';

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const first = canvas.getByLabelText(/^New password/);
    const second = canvas.getByLabelText(/^Confirm password/);
    await step('The rules are visible and described before anything is typed', async () => {
      await expect(canvas.getByText('At least 12 characters.')).toBeVisible();
      await expect(first).toHaveAccessibleDescription(/At least 12 characters\..*Not your email address\./);
      // Nearly every password meets it.
      await expect(canvas.queryByText('At most 150 characters.')).not.toBeInTheDocument();
    });
    await step('Sent empty, both fields say what is missing, and the first has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
      await expect(first).toHaveAccessibleDescription(/Enter a new password\./);
      await waitFor(() => expect(first).toHaveFocus());
    });
    await step('A rule that is not met and a different second entry stay here', async () => {
      await userEvent.type(first, 'noor.haddad rows');
      await userEvent.type(second, 'another{Enter}');
      await expect(first).toHaveAccessibleDescription(/Not your email address\./);
      await expect(second).toHaveAccessibleDescription('Passwords don’t match.');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('The fields have attributes for password managers', async () => {
      await expect(first).toHaveAttribute('autocomplete', 'new-password');
      await expect(second).toHaveAttribute('autocomplete', 'new-password');
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    });
    await step('Two equal entries are sent as typed', async () => {
      await userEvent.clear(first);
      await userEvent.type(first, password);
      await userEvent.clear(second);
      await userEvent.type(second, `${password}{Enter}`);
      await expect(args.onSend).toHaveBeenLastCalledWith({
        newPassword: password,
        confirmPassword: password,
      });
    });
  },
};

export const NewAccount: Story = { args: { purpose: 'confirm' } };
/** A service that names no owner. */
export const UnknownOwner: Story = {
  args: { link: ready({}) },
  play: async ({ canvas }) => expect(canvas.queryByLabelText('Email')).toBeNull(),
};
export const Checking: Story = { args: { link: loading } };
export const Offline: Story = { args: { link: { state: 'loading', isOffline: true } } };
export const Unreachable: Story = {
  args: { link: failed({ kind: 'network' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { isPending: true } };

const gone = 'This link has expired. Ask for a new one.';
export const Expired: Story = {
  args: { link: failed({ kind: 'http', status: 410, detail: gone }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link no longer works');
    await expect(canvas.getByText(gone)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/login?view=recover',
    );
  },
};
export const NotValid: Story = { args: { link: failed({ kind: 'http', status: 404 }) } };
export const NoLink: Story = { args: { link: undefined } };
export const EndedMeanwhile: Story = {
  args: { problem: { kind: 'http', status: 410, detail: gone } },
  play: async ({ canvas }) => expect(canvas.queryByLabelText(/^New password/)).toBeNull(),
};

/** The service refuses a password: at its field, and nothing typed is lost. */
export const Refused: Story = {
  args: {
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['new_password'], message: 'Choose another password than the present one.' }],
    },
  },
  play: async ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByLabelText(/^New password/)).toHaveAccessibleDescription(/Choose another password/),
    ),
};
export const OutcomeUnknown: Story = { args: { problem: { kind: 'network', isOutcomeUnknown: true } } };
export const Done: Story = {
  args: { isDone: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login'),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { link: ready({ email: `${'very.long.address.'.repeat(8)}@acme.example` }) },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const LongText: Story = {
  args: {
    link: ready({ email: `${'very.long.address.'.repeat(8)}@acme.example` }),
    problem: { kind: 'http', status: 400, detail: 'Donaudampfschifffahrtsgesellschaft'.repeat(7) },
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
