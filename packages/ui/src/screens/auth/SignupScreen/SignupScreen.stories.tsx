import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { signupForm, toSignup } from '../../../domain/people/accountForms.ts';
import { createFormModel } from '../../../domain/forms/model/formModel.ts';
import { SignupScreen, type SignupScreenProps } from './SignupScreen.tsx';

const newForm = () => createFormModel({ definition: signupForm, today: '' });
const person = { email: 'ada@start.example', first_name: 'Ada', last_name: 'Byron', phone: '' };

type Props = SignupScreenProps & {
  /** Called with the details of the request. */
  onSend(body: object): void;
  /** Entries that the story starts with. */
  entries?: Readonly<Record<string, string>>;
};

/** Creates the form once per story, as a container does. */
function WithForm({ onSend, entries = {}, ...args }: Props) {
  const [model] = useState(() => {
    const form = newForm();
    for (const [path, value] of Object.entries(entries)) form.setValue(path, value);
    return form;
  });
  return <SignupScreen {...args} model={model} onSubmit={() => onSend(toSignup(model))} />;
}

const meta: Meta<Props> = {
  title: 'Screens/Auth/SignupScreen',
  component: SignupScreen,
  parameters: { layout: 'fullscreen' },
  args: { model: newForm(), onSend: fn(), signInHref: '/login', privacyHref: '/privacy', termsHref: '/tos' },
  render: (args) => <WithForm {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = (name: RegExp) => canvas.getByRole('textbox', { name });
    const create = canvas.getByRole('button', { name: 'Create account' });
    await step('Sent empty, each required field says what is missing', async () => {
      await userEvent.click(create);
      await waitFor(() => expect(field(/^Email/)).toHaveFocus());
      await expect(field(/^Email/)).toHaveAccessibleDescription('Enter an email address.');
      await expect(field(/^Last name/)).toHaveAccessibleDescription('Enter a last name.');
    });
    await step('Wrong entries are reported when the field is left', async () => {
      await userEvent.type(field(/^Email/), 'ada');
      await userEvent.type(field(/^Phone/), 'call me');
      await userEvent.tab();
      await expect(field(/^Email/)).toHaveAccessibleDescription('Enter a valid email address.');
      await expect(field(/^Phone/)).toHaveAccessibleDescription(/Enter a valid phone number\./);
    });
    await step('A complete form is sent, trimmed', async () => {
      await userEvent.type(field(/^Email/), '@start.example ');
      await userEvent.type(field(/^First name/), 'Ada');
      await userEvent.type(field(/^Last name/), 'Byron');
      await userEvent.clear(field(/^Phone/));
      await userEvent.type(field(/^Phone/), '+44 20 123456{Enter}');
      await expect(args.onSend).toHaveBeenLastCalledWith({
        email: 'ada@start.example',
        firstName: 'Ada',
        lastName: 'Byron',
        phone: '+44 20 123456',
      });
    });
    await step('The browser can fill in the fields', async () => {
      await expect(field(/^First name/)).toHaveAttribute('autocomplete', 'given-name');
      await expect(field(/^Phone/)).toHaveAttribute('type', 'tel');
    });
  },
};

export const Pending: Story = { args: { isPending: true, entries: person } };
export const CheckIsSlow: Story = { args: { isPending: true, humanCheck: 'slow', entries: person } };
/** The third party is down: the entries stay, and the button tries again. */
export const CheckFailed: Story = {
  args: { humanCheck: 'failed', entries: person },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The human check could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const CheckExpired: Story = {
  args: {
    entries: person,
    problem: { kind: 'http', status: 400, detail: 'The human check has run out. Do it again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/has run out.*Nothing you entered was lost/);
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue(person.email);
  },
};
export const NotConfigured: Story = {
  args: { humanCheck: 'missing', entries: person },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: {
    entries: person,
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['phone'], message: 'Enter a valid phone number.' }],
    },
  },
};
export const TooMany: Story = { args: { problem: { kind: 'http', status: 429, retryAfterMs: 60_000 } } };
export const Unreachable: Story = { args: { problem: { kind: 'network' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Offline: Story = {
  args: { entries: person, problem: { kind: 'offline', isUnsent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Nothing was sent. Try again when you are back online.',
    );
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue(person.email);
  },
};

export const LongText: Story = {
  args: {
    entries: {
      email: `${'very.long.address.'.repeat(8)}@start.example`,
      first_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(7),
      last_name: 'Hohenstein-Weißenburg von der Lindenallee zu Brückenau',
    },
    problem: { kind: 'http', status: 400, detail: 'Donaudampfschifffahrtsgesellschaft'.repeat(7) },
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
