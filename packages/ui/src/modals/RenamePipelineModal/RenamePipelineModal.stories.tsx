import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RenamePipelineModal } from './RenamePipelineModal.tsx';

const meta = {
  title: 'Modals/RenamePipelineModal',
  component: RenamePipelineModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: {
    name: 'Ops tables',
    takenNames: ['Orders to warehouse'],
    onNameLeft: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RenamePipelineModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameField = () => screen.findByRole('textbox', { name: /^Name/ });

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const field = await nameField();
    await expect(field).toHaveValue('Ops tables');
    await step('A taken name is refused at the field', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'orders TO warehouse{Enter}');
      await expect(field).toHaveAccessibleDescription(/“Orders to warehouse” already exists/);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('An available name is submitted, trimmed', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' Support tables {Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith('Support tables');
    });
  },
};

/** An unchanged name saves nothing. */
export const Unchanged: Story = {
  play: async ({ args, userEvent }) => {
    await nameField();
    await userEvent.click(screen.getByRole('button', { name: 'Rename pipeline' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  play: async ({ userEvent }) => {
    const field = await nameField();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a name.');
    await expect(field).toHaveFocus();
  },
};

/** The service refuses a name that the page does not know: the error stays at the field until the name changes. */
export const RefusedByTheService: Story = {
  args: {
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['name'], message: 'This name is in use.' }],
    },
  },
  play: async ({ userEvent }) => {
    const field = await nameField();
    await userEvent.type(field, ' 2{Enter}');
    await expect(field).toHaveAccessibleDescription('This name is in use.');
    await userEvent.type(field, '3');
    await expect(field).not.toHaveAccessibleDescription('This name is in use.');
  },
};

export const Failed: Story = {
  args: { problem: { kind: 'http', status: 503 } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('The service had an error.'),
};

/** An error that belongs to no field is above the form. */
export const RefusedOtherwise: Story = {
  args: {
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: [], message: 'This pipeline is being deleted.' }],
    },
  },
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The pipeline was not renamed.This pipeline is being deleted.',
    ),
};

/** While the service limits requests, nothing is sent (F13). */
export const TooManyRequests: Story = {
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 60_000 } },
  play: async () => expect(await screen.findByRole('button', { name: 'Rename pipeline' })).toBeDisabled(),
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Rename pipeline' })).toBeDisabled();
    await expect(screen.getByRole('dialog')).toHaveTextContent('You are offline.');
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    const field = await nameField();
    await userEvent.type(field, ' 2{Enter}');
    await expect(field).toHaveValue('Ops tables');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { name: 'Orders_to_warehouse_'.repeat(12) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
