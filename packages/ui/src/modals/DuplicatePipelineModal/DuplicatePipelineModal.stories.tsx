import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DuplicatePipelineModal, type DuplicatePipelineModalProps } from './DuplicatePipelineModal.tsx';

const meta = {
  title: 'Modals/DuplicatePipelineModal',
  component: DuplicatePipelineModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: {
    name: 'Ops tables',
    suggestedName: 'Copy of Ops tables',
    destinationName: 'Analytics Snowflake',
    takenNames: ['Orders to warehouse'],
    onNameLeft: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DuplicatePipelineModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameField = () => screen.findByRole('textbox', { name: /^Name/ });

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const field = await nameField();
    await expect(field).toHaveValue('Copy of Ops tables');
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

export const Playground: Story = {};

/** The suggested name is selected, so that typing replaces it and Enter takes it. */
export const Suggested: Story = {
  play: async ({ args, userEvent, step }) => {
    const field = await nameField();
    await step('The copy shares the tables of the original', async () => {
      await expect(screen.getByText('Both pipelines write to the same tables')).toBeVisible();
      await expect(screen.getByRole('dialog')).toHaveTextContent(/same destination, Analytics Snowflake\./);
    });
    await step('Enter takes the suggested name', async () => {
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith('Copy of Ops tables');
    });
    await step('Typing replaces it', async () => {
      await userEvent.keyboard('Trial{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith('Trial');
    });
  },
};

function WithLateSuggestion(props: DuplicatePipelineModalProps) {
  const [suggestedName, setName] = useState(props.suggestedName);
  return (
    <DuplicatePipelineModal
      {...props}
      suggestedName={suggestedName}
      onNameLeft={() => setName(`${props.suggestedName} 2`)}
    />
  );
}

/** The suggested name turned out to be taken: the next one replaces it, but not a name that was typed. */
export const LaterSuggestion: Story = {
  render: (args) => <WithLateSuggestion {...args} />,
  play: async ({ userEvent }) => {
    const field = await nameField();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Copy of Ops tables 2'));
  },
};

export const NoDestination: Story = {
  args: { destinationName: undefined },
  play: async () => expect(await screen.findByText(/^The copy has the same destination\./)).toBeVisible(),
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
      'The pipeline was not duplicated.This pipeline is being deleted.',
    ),
};

/** While the service limits requests, nothing is sent (F13). */
export const TooManyRequests: Story = {
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 60_000 } },
  play: async () => expect(await screen.findByRole('button', { name: 'Duplicate pipeline' })).toBeDisabled(),
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Duplicate pipeline' })).toBeDisabled();
    await expect(screen.getByRole('dialog')).toHaveTextContent('You are offline.');
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    const field = await nameField();
    await userEvent.type(field, ' 2{Enter}');
    await expect(field).toHaveValue('Copy of Ops tables');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    name: 'Orders_to_warehouse_'.repeat(12),
    suggestedName: 'Orders_to_warehouse_'.repeat(12),
    destinationName: 'Analytics_Snowflake_'.repeat(12),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
