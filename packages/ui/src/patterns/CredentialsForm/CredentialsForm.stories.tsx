import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Problem } from '../../domain/outcome/problem.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';

const meta = {
  title: 'Patterns/CredentialsForm',
  component: CredentialsForm,
  args: {
    'aria-label': 'Sign in',
    email: '',
    onEmailChange: fn(),
    onSignIn: fn(),
    children: (
      <Button type="submit" tone="accent" variant="solid">
        Sign in
      </Button>
    ),
  },
  render: function Held(args) {
    const [email, setEmail] = useState(args.email);
    return (
      <Stack gap="lg">
        <CredentialsForm {...args} email={email} onEmailChange={setEmail} />
      </Stack>
    );
  },
} satisfies Meta<typeof CredentialsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Submitted empty, the form shows what is missing and focuses the first field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
      await expect(args.onSignIn).not.toHaveBeenCalled();
    });
    await step(
      'The password is submitted as typed, and the address without what is invisible around it',
      async () => {
        await userEvent.keyboard('\u200B noor@acme.example\u2060 ');
        await userEvent.tab();
        await userEvent.keyboard(' four words  long {Enter}');
        await expect(args.onSignIn).toHaveBeenLastCalledWith({
          email: 'noor@acme.example',
          password: ' four words  long ',
        });
      },
    );
  },
};

export const Playground: Story = {
  args: { email: 'noor@acme.example', isPasswordFirst: true, isPending: true },
};

export const PasswordFirst: Story = {
  args: { email: 'noor@acme.example', isPasswordFirst: true },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Password')).toHaveFocus(),
};

export const Refused: Story = {
  args: {
    email: 'noor@acme.example',
    problem: { kind: 'http', status: 401, detail: 'Wrong email or password.' },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Wrong email or password.'),
};

/** Problems that say nothing about the password, and then one that does. */
const passing: readonly Problem[] = [
  { kind: 'http', status: 500 },
  { kind: 'http', status: 429, retryAfterMs: 1_000 },
  { kind: 'http', status: 503 },
  { kind: 'network', isOutcomeUnknown: true },
  { kind: 'timeout' },
  { kind: 'html', status: 403 },
];
const refusal: Problem = { kind: 'http', status: 400, detail: 'Wrong email or password.' };

export const FailedForAnotherReason: Story = {
  render: function Failing(args) {
    const [email, setEmail] = useState('noor@acme.example');
    const [attempts, setAttempts] = useState(0);
    return (
      <Stack gap="lg">
        <CredentialsForm
          {...args}
          email={email}
          onEmailChange={setEmail}
          problem={[undefined, ...passing, refusal][attempts]}
          onSignIn={() => setAttempts(attempts + 1)}
        />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    const signIn = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.type(password, 'four words  long');
    for (const { kind, status } of passing) {
      await userEvent.click(signIn);
      await canvas.findByRole('alert');
      await expect(password, `after ${kind} ${status}`).toHaveValue('four words  long');
    }
    await userEvent.click(signIn);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong email or password.');
    await expect(password).toHaveValue('');
    await expect(canvas.getByLabelText('Email')).toHaveValue('noor@acme.example');
  },
};
