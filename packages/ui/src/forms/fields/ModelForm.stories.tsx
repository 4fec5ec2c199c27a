import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { defineForm } from '../../domain/forms/definition.ts';
import { number, text } from '../../domain/forms/fields.ts';
import { createFormModel } from '../../domain/forms/formModel.ts';
import type { FieldError } from '../../domain/problem.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { ModelForm, type ModelFormProps } from './ModelForm.tsx';

const invitation = defineForm({
  id: 'invitation',
  sections: [
    {
      title: 'Invitation',
      fields: [text('name', 'Name'), number('days', 'Valid for', { unit: 'days', min: 1 })],
    },
  ],
});
const refused: readonly FieldError[] = [
  { location: ['body', 'days'], message: 'Choose 30 days or less.' },
  { location: [], message: 'Your plan allows 5 people.' },
];

/** A container that holds the model beyond the form, with a service that refuses the first attempt. */
function Held(args: ModelFormProps) {
  const [model] = useState(() => createFormModel({ definition: invitation, today: '2026-11-20' }));
  const [serverErrors, setServerErrors] = useState<readonly FieldError[]>();
  return (
    <ModelForm
      {...args}
      model={model}
      serverErrors={serverErrors}
      onSubmit={() => {
        args.onSubmit();
        setServerErrors(args.serverErrors);
      }}
    >
      <FieldGrid model={model} fields={model.fields} />
      <Button type="submit">Invite</Button>
    </ModelForm>
  );
}

const meta = {
  title: 'Forms/Fields/ModelForm',
  component: ModelForm,
  args: {
    'aria-label': 'Invitation',
    model: createFormModel({ definition: invitation, today: '2026-11-20' }),
    onSubmit: fn(),
    children: null,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ModelForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('An incomplete form is not submitted, and the focus moves to the first error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
      await expect(canvas.getByText('Valid for is required')).toBeVisible();
    });
    await step('A complete form is submitted', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Ann');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Valid for/ }), '7{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    });
  },
};

/** Each error is shown at its field until the field changes; one without a field is shown above the form. */
export const Refused: Story = {
  args: { serverErrors: refused },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Ann');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Valid for/ }), '90{Enter}');
    await expect(await canvas.findByText('Choose 30 days or less.')).toBeVisible();
    await expect(canvas.getByText('Your plan allows 5 people.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Valid for/ }), '{Backspace}');
    await expect(canvas.queryByText('Choose 30 days or less.')).not.toBeInTheDocument();
  },
};
