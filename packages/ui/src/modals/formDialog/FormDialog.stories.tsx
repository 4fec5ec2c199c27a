import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { defineForm } from '../../domain/forms/definition/definition.ts';
import { text } from '../../domain/forms/definition/fields.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import { TextControl } from '../../forms/controls/TextControl.tsx';
import { ControlSlot } from '../../forms/fields/ControlSlot.tsx';
import { NameField } from '../../forms/fields/NameField.tsx';
import { holdCountdowns, runCountdowns } from '../../internal/heldTimers.stories.data.ts';
import { FormDialog } from './FormDialog.tsx';
import { ModelFormDialog } from './ModelFormDialog.tsx';

const group = defineForm({
  id: 'group',
  reportsMissing: 'onSubmit',
  sections: [{ title: 'Group', fields: [text('name', 'Name'), text('purpose', 'Purpose')] }],
});

/** What the forms of all dialogs do alike. */
const meta = {
  title: 'Modals/FormDialog',
  component: FormDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    title: 'Create group',
    submitLabel: 'Create group',
    onSubmit: fn(),
    onClose: fn(),
    children: null,
  },
  render: function Held(args) {
    const [model] = useState(() =>
      createFormModel({ definition: group, today: '', stored: { config: { purpose: 'Reviews' } } }),
    );
    return (
      <ModelFormDialog {...args} model={model} failedTitle="The group was not created.">
        <NameField model={model} />
        <ControlSlot model={model} path="purpose" kind="text" control={TextControl} />
      </ModelFormDialog>
    );
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Create group' });
/** As Enter in a field does. The simulated key does not know a button outside of the form. */
const pressEnter = () => screen.getByRole<HTMLFormElement>('form', { name: 'Create group' }).requestSubmit();

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const name = await field(/^Name/);
    await step('The first field has the focus, and gets it back while something is missing', async () => {
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.click(submit());
      await expect(name).toHaveAccessibleDescription('Name is required');
      await expect(name).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Enter submits', async () => {
      await userEvent.type(name, 'Reviewers');
      pressEnter();
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('Entries are not discarded unasked', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** Nothing is changed, sent again or closed. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(/^Purpose/), ' and more{Escape}');
    pressEnter();
    await expect(await field(/^Purpose/)).toHaveValue('Reviews');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** What is refused is at its field, which gets the focus. The rest is above the form (F10). */
export const Refused: Story = {
  args: {
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [
        { location: ['body', 'purpose'], message: 'Enter another purpose.' },
        { location: [], message: 'Your account can have 5 groups.' },
      ],
    },
  },
  play: async () => {
    const purpose = await field(/^Purpose/);
    await waitFor(() => expect(purpose).toHaveFocus());
    await expect(purpose).toHaveAccessibleDescription('Enter another purpose.');
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'The group was not created.Your account can have 5 groups.',
    );
  },
};

/** A refusal without a reason has a general sentence (F12). */
export const RefusedWithoutReason: Story = {
  args: { problem: { kind: 'http', status: 422, fieldErrors: [] } },
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent('The service rejected some values.'),
};

export const OutcomeUnknown: Story = {
  args: { problem: { kind: 'timeout', isOutcomeUnknown: true } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('We could not confirm'),
};

/** The service limits requests (F13). */
export const TooManyRequests: Story = {
  beforeEach: holdCountdowns,
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 1_900 } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('You can try again in 2 s.');
    await expect(submit()).toBeDisabled();
    runCountdowns();
    await waitFor(() => expect(submit()).toBeEnabled());
  },
};

/** Nothing is sent, not even by Enter, and the dialog says why (F1). */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(/^Name/), 'Reviewers');
    pressEnter();
    await expect(submit()).toBeDisabled();
    await expect(screen.getByRole('dialog')).toHaveTextContent('You are offline.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What submitting would send is shown, and not sent. */
export const WithRequests: Story = {
  args: { requests: () => Promise.resolve({ requests: [] }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show the request' }));
    await expect(await screen.findByText(/^Nothing to send yet/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show the request' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Create group' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Without a form, Enter in a search or on a checkbox submits nothing. */
export const WithoutForm: Story = {
  render: (args) => (
    <FormDialog {...args}>
      <input type="search" aria-label="Search groups" />
    </FormDialog>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'Rev{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(submit());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
