import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { emailForm } from '../../domain/people/accountForms.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import { PersonField } from './PersonField.tsx';
import { AccountForm } from './AccountForm.tsx';

const newForm = () => createFormModel({ definition: emailForm, today: '' });

const meta = {
  title: 'Forms/Fields/AccountForm',
  component: AccountForm,
  args: {
    label: 'Sign up',
    model: newForm(),
    submitLabel: 'Continue',
    onSubmit: fn(),
    isPending: false,
    problem: undefined,
    failedTitle: 'Nothing was sent.',
    children: null,
  },
  render: function Held(args) {
    const [model] = useState(newForm);
    return (
      <AccountForm {...args} model={model}>
        <PersonField model={model} path="email" />
      </AccountForm>
    );
  },
} satisfies Meta<typeof AccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ada@start.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Refused: Story = {
  args: {
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [
        { location: ['email'], message: 'Enter a valid email address.' },
        { location: ['client'], message: 'The region is closed.' },
      ],
    },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('The region is closed.'),
};
export const TooMany: Story = { args: { problem: { kind: 'http', status: 429, retryAfterMs: 30_000 } } };
