import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, type screen } from 'storybook/test';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Auth/LoginScreen',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    onSignIn: fn(),
    onRecover: fn(),
    recoverHref: '/login?view=recover',
    signInHref: '/login',
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Password');
    await step('Once the page is painted, the email field has the focus', () =>
      waitFor(() => expect(email).toHaveFocus()),
    );
    await step('Submitted empty, the form shows what is missing and focuses the first field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(email).toHaveAccessibleDescription('Enter your email address.');
      await expect(password).toHaveAccessibleDescription('Enter your password.');
      await expect(email).toHaveFocus();
      await expect(args.onSignIn).not.toHaveBeenCalled();
    });
    await step('Keyboard only: email, password, Enter. The password is submitted as typed', async () => {
      await userEvent.keyboard(' noor@acme.example ');
      await userEvent.tab();
      await userEvent.keyboard(' four words  long {Enter}');
      await expect(args.onSignIn).toHaveBeenLastCalledWith({
        email: 'noor@acme.example',
        password: ' four words  long ',
      });
    });
    await step('The fields have attributes for password managers', async () => {
      await expect(email).toHaveAttribute('autocomplete', 'username');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
    });
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'noor@acme.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}{Enter}');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

const tops = (canvas: { getByRole: typeof screen.getByRole; getByLabelText: typeof screen.getByLabelText }) =>
  [
    canvas.getByRole('heading', { level: 1 }),
    canvas.getByLabelText('Email'),
    canvas.getByLabelText('Password'),
    canvas.getByRole('button', { name: 'Sign in' }),
  ].map((element) => element.getBoundingClientRect().top);

/** Refused: the email address stays, the password is cleared, and nothing jumps. */
export const WrongPassword: Story = {
  render: function Refusing(args) {
    const [isRefused, setRefused] = useState(false);
    return (
      <LoginScreen
        {...args}
        problem={isRefused ? { kind: 'http', status: 401, detail: 'Wrong email or password.' } : undefined}
        onSignIn={() => setRefused(true)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const before = tops(canvas);
    await userEvent.type(canvas.getByLabelText('Email'), 'noor@acme.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'guess{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong email or password.');
    await expect(tops(canvas)).toEqual(before);
    await expect(canvas.getByLabelText('Email')).toHaveValue('noor@acme.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

/** No answer from the service: the entries stay. */
export const Unreachable: Story = {
  render: function Failing(args) {
    const [hasFailed, setFailed] = useState(false);
    return (
      <LoginScreen
        {...args}
        problem={hasFailed ? { kind: 'network', isOutcomeUnknown: true } : undefined}
        onSignIn={() => setFailed(true)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'noor@acme.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service could not be reached.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('secret');
  },
};

export const TooManyAttempts: Story = {
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 30_000 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/You can try again in (30|2\d) s\./);
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Email'), 'noor@acme.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** The address is known from the page before. */
export const KnownAddress: Story = {
  args: { email: 'noor@acme.example' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('noor@acme.example');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('river stone{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: 'noor@acme.example', password: 'river stone' });
  },
};

export const SignedOut: Story = { args: { notice: 'You have signed out.' } };

export const Recover: Story = {
  args: { view: 'recover' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    await userEvent.type(canvas.getByLabelText('Email'), 'noor@acme.example{Enter}');
    await expect(args.onRecover).toHaveBeenLastCalledWith({ email: 'noor@acme.example' });
  },
};

export const RecoverySent: Story = {
  args: { view: 'recover', isRecoverySent: true },
  play: async ({ canvas }) => {
    const sent = await canvas.findByText('Check your inbox.');
    await expect(sent.closest('[role=status]')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  },
};

/** Back from the origin root after the service ended the session (spec §8, A-07). */
export const SessionEnded: Story = {
  args: { notice: 'Your session has ended. Sign in to continue where you were.' },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Your session has ended. Sign in to continue where you were.')).toBeVisible(),
};

export const Offline: Story = {
  args: { problem: { kind: 'offline', isUnsent: true } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      'Nothing was sent. Try again when you are back online.',
    ),
};

/** A sentence of the service that has no place to break. */
export const LongText: Story = {
  args: { problem: { kind: 'http', status: 400, detail: 'Donaudampfschifffahrtsgesellschaft'.repeat(7) } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
