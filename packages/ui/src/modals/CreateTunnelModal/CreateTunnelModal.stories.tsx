import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { tunnelForm } from '../../domain/connectors/tunnels/tunnelForm.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import { CreateTunnelModal, type CreateTunnelModalProps } from './CreateTunnelModal.tsx';

const newForm = () => createFormModel({ definition: tunnelForm, today: '2026-11-20' });

/** Creates the form once per story. */
function WithForm(args: CreateTunnelModalProps) {
  const [form] = useState(newForm);
  return <CreateTunnelModal {...args} form={form} />;
}

const meta = {
  title: 'Modals/CreateTunnelModal',
  component: CreateTunnelModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { isOpen: true, form: newForm(), onCreate: fn(), onClose: fn() },
  render: (args) => <WithForm {...args} />,
} satisfies Meta<typeof CreateTunnelModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = { name: 'Create tunnel' };

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', create);
    await step('The first field has the focus', () =>
      waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()),
    );
    await step('An incomplete form is not submitted; the focus moves to its first error', async () => {
      await userEvent.click(screen.getByRole('button', create));
      await expect(await screen.findByText('Enter a tunnel name')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('A complete form is submitted', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Frankfurt bastion');
      await userEvent.click(screen.getByRole('button', { name: /Region/ }));
      await userEvent.click(await screen.findByRole('option', { name: /Oregon/ }));
      await userEvent.click(screen.getByRole('button', create));
      await expect(args.onCreate).toHaveBeenCalledOnce();
    });
    await step('Cancel closes, once the entries are discarded', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const Creating: Story = {
  args: { isCreating: true },
  play: async () => {
    await screen.findByRole('dialog', create);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { problem: { kind: 'http', status: 503 } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('The service had an error.'),
};

/** What the service refuses is at its field, which gets the focus; the rest is above the form. */
export const Refused: Story = {
  args: {
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [
        { location: ['name'], message: 'This name is in use.' },
        { location: [], message: 'Your account can have 5 tunnels.' },
      ],
    },
  },
  play: async () => {
    await screen.findByRole('dialog', create);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/This name is in use\./));
    await expect(name).toHaveFocus();
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'The tunnel was not created.Your account can have 5 tunnels.',
    );
  },
};

/** The service limits requests (F13). */
export const Resting: Story = {
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 60_000 } },
  play: async () => {
    await screen.findByRole('dialog', create);
    await expect(screen.getByRole('button', create)).toBeDisabled();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', create)).toHaveTextContent('You are offline.');
    await expect(screen.getByRole('button', create)).toBeDisabled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Render(args) {
    const [form] = useState(() => {
      const named = newForm();
      named.setValue('name', 'Frankfurt_bastion_'.repeat(12));
      return named;
    });
    return <CreateTunnelModal {...args} form={form} />;
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', create);
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Frankfurt_bastion_'.repeat(12));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
