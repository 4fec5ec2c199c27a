import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import {
  hookForm,
  storedHook,
  toHook,
  toHookChanges,
  type CreateHookBody,
} from '../../domain/hooks/hookForm.ts';
import { CreateHookModal, type CreateHookModalProps } from './CreateHookModal.tsx';

const newForm = () => createFormModel({ definition: hookForm, today: '' });

type Props = CreateHookModalProps & {
  /** Called with the body that creates the hook. */
  onSend(body: Partial<CreateHookBody>): void;
  /** Entries that the story starts with. */
  entries?: Readonly<Record<string, string>>;
};

/** Creates the form once per story, as a container does. */
function WithForm({ entries = {}, onSend, ...args }: Props) {
  const [form] = useState(() => {
    const own = newForm();
    for (const [path, value] of Object.entries(entries)) own.setValue(path, value);
    return own;
  });
  return <CreateHookModal {...args} form={form} onCreate={() => onSend(toHook(form))} />;
}

const meta: Meta<Props> = {
  title: 'Modals/CreateHookModal',
  component: CreateHookModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    form: newForm(),
    takenNames: ['Pager'],
    onNameLeft: fn(),
    onCreate: fn(),
    onSend: fn(),
    onClose: fn(),
  },
  render: (args) => <WithForm {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const secretField = () => screen.getByLabelText(/^Signing secret/);
const submit = { name: 'Create hook' };
const filled = { name: 'Chat', url: 'https://hooks.acme.example/chat', secret: 'river stone' };

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', submit);
    await step('The first field has the focus, and an incomplete form is not sent', async () => {
      await waitFor(() => expect(field(/^Name/)).toHaveFocus());
      await userEvent.click(screen.getByRole('button', submit));
      await expect(await screen.findByText('Enter a name.')).toBeVisible();
      await expect(screen.getByText('Enter an address.')).toBeVisible();
      await expect(field(/^Name/)).toHaveFocus();
    });
    await step('A taken name is refused when its field is left', async () => {
      await userEvent.type(field(/^Name/), 'pager');
      await userEvent.tab();
      await expect(args.onNameLeft).toHaveBeenLastCalledWith('pager');
      await expect(field(/^Name/)).toHaveAccessibleDescription(/“Pager” already exists/);
      await userEvent.clear(field(/^Name/));
      await userEvent.type(field(/^Name/), 'Chat');
    });
    await step('An address that cannot be called is refused', async () => {
      await userEvent.type(field(/^Address/), 'hooks.acme.example/chat');
      await userEvent.tab();
      await expect(field(/^Address/)).toHaveAccessibleDescription(/starts with https:/);
      await userEvent.click(screen.getByRole('button', submit));
      await expect(args.onSend).not.toHaveBeenCalled();
      await waitFor(() => expect(field(/^Address/)).toHaveFocus());
      await userEvent.clear(field(/^Address/));
      await userEvent.type(field(/^Address/), filled.url);
    });
    await step('The secret is optional and covered', async () => {
      await expect(secretField()).toHaveAttribute('type', 'password');
      await expect(secretField()).not.toBeRequired();
      await userEvent.type(secretField(), 'river stone');
    });
    await step('A complete form is sent once', async () => {
      await userEvent.click(screen.getByRole('button', submit));
      await expect(args.onSend).toHaveBeenCalledOnce();
      await expect(args.onSend).toHaveBeenCalledWith(filled);
    });
    await step('Cancel closes, once the entries are discarded', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** Plain http is allowed, with a warning. */
export const PlainHttp: Story = {
  args: { entries: { name: 'Catalogue' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', submit);
    await userEvent.type(field(/^Address/), 'http://catalogue.acme.example');
    await expect(await screen.findByText('This address is not encrypted.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', submit));
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Catalogue',
      url: 'http://catalogue.acme.example',
    });
    await userEvent.clear(field(/^Address/));
    await expect(screen.queryByText('This address is not encrypted.')).toBeNull();
  },
};

/** While the hook is created, nothing can be changed or sent twice. */
export const Creating: Story = {
  args: { isCreating: true, entries: filled },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', submit);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.type(field(/^Address/), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A failure loses no entry. */
export const Failed: Story = {
  args: { problem: { kind: 'http', status: 503 }, entries: filled },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The service had an error.');
    await expect(field(/^Name/)).toHaveValue('Chat');
    await expect(secretField()).toHaveValue('river stone');
    await userEvent.click(screen.getByRole('button', submit));
    await expect(args.onSend).toHaveBeenCalledWith(filled);
  },
};

/** The service’s errors are at their fields, and the first one has the focus. */
export const Refused: Story = {
  args: {
    entries: filled,
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [
        { location: ['body', 'name'], message: 'A hook with this name already exists.' },
        { location: ['body', 'url'], message: 'This address can’t be reached.' },
      ],
    },
  },
  play: async () => {
    await screen.findByRole('dialog', submit);
    await waitFor(() => expect(field(/^Name/)).toHaveAccessibleDescription(/this name already exists/));
    await expect(field(/^Address/)).toHaveAccessibleDescription(/can’t be reached/);
    await waitFor(() => expect(field(/^Name/)).toHaveFocus());
    await expect(screen.queryByText('The service rejected some values.')).toBeNull();
  },
};

/** An error that belongs to none of the fields is shown too. */
export const RefusedOtherwise: Story = {
  args: {
    entries: filled,
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: [], message: 'Your account can have 50 hooks.' }],
    },
  },
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The hook was not created.Your account can have 50 hooks.',
    ),
};

/** The response was lost, and the hook was not found. */
export const Unconfirmed: Story = {
  args: { entries: filled, problem: { kind: 'network', isOutcomeUnknown: true } },
  play: async () =>
    expect(await screen.findByText('We could not confirm whether this was done.')).toBeVisible(),
};

/** The service limits requests (F13). */
export const Resting: Story = {
  args: { entries: filled, problem: { kind: 'http', status: 429, retryAfterMs: 60_000 } },
  play: async () => {
    await screen.findByRole('dialog', submit);
    await expect(screen.getByRole('button', submit)).toBeDisabled();
  },
};

export const Offline: Story = {
  args: { isOffline: true, entries: filled },
  play: async () => {
    await expect(await screen.findByRole('dialog', submit)).toHaveTextContent('You are offline.');
    await expect(screen.getByRole('button', submit)).toBeDisabled();
  },
};

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(7);
export const LongText: Story = {
  args: { entries: { name: long, url: `http://${long}.example/${long}` } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', submit);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

/** A saved hook: its secret is kept unless it is replaced, and only changes are sent. */
export const Editing: Story = {
  args: { editing: 'Operations channel' },
  render: function Editing({ onSend, ...args }) {
    const [form] = useState(() =>
      createFormModel({
        definition: hookForm,
        today: '',
        stored: storedHook({ name: 'Operations channel', url: 'https://a.example/in', hasSecret: true }),
      }),
    );
    return <CreateHookModal {...args} form={form} onCreate={() => onSend(toHookChanges(form))} />;
  },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Edit “Operations channel”' });
    await step('Another address is sent alone', async () => {
      await userEvent.clear(field(/^Address/));
      await userEvent.type(field(/^Address/), 'https://b.example/in');
      await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
      await expect(args.onSend).toHaveBeenLastCalledWith({ url: 'https://b.example/in' });
    });
    await step('A new secret replaces the saved one', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Replace Signing secret' }));
      await userEvent.type(secretField(), 'river stone');
      await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
      await expect(args.onSend).toHaveBeenLastCalledWith({
        url: 'https://b.example/in',
        secret: 'river stone',
      });
    });
  },
};
