import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { defineForm } from '../../domain/forms/definition/definition.ts';
import { number, text } from '../../domain/forms/definition/fields.ts';
import type { FormValue } from '../../domain/forms/definition/fieldValues.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import type { FieldError } from '../../domain/outcome/problem.ts';
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
    await userEvent.type(canvas.getByRole('textbox', { name: /^Valid for/ }), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(await canvas.findByText('Choose 30 days or less.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Valid for/ })).toHaveFocus();
    await expect(canvas.getByText('Your plan allows 5 people.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Valid for/ }), '{Backspace}');
    await expect(canvas.queryByText('Choose 30 days or less.')).not.toBeInTheDocument();
  },
};

/** While it is read-only, as during a save, it is not sent again. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Name is required')).toBeNull();
  },
};

/** An error of ours in a handler is shown at the field and reported, and what was typed is kept. */
export const HandlerThrows: Story = {
  beforeEach() {
    // The error is wanted, so the test must not fail because of it.
    const { error } = console;
    console.error = fn();
    return () => {
      console.error = error;
    };
  },
  render: function Throwing(args) {
    const [model] = useState(() => {
      const whole = createFormModel({ definition: invitation, today: '2026-11-20' });
      return {
        ...whole,
        setValue: (path: string, value: FormValue) => {
          if (path === 'name' && value !== 'Ann') throw new RangeError('No such field');
          return whole.setValue(path, value);
        },
      };
    });
    return (
      <ModelForm {...args} model={model}>
        <FieldGrid model={model} fields={model.fields} />
        <Button type="submit">Invite</Button>
      </ModelForm>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    const reported: string[] = [];
    const listen = ({ error }: ErrorEvent) => reported.push(String(error));
    window.addEventListener('error', listen);
    await step('Each letter is kept, and the field says that something went wrong', async () => {
      await userEvent.type(name, 'An');
      await expect(name).toHaveValue('An');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on this page.');
      await expect(name.closest('[data-field]')).toContainElement(canvas.getByRole('alert'));
      await expect(reported).toEqual(['RangeError: No such field', 'RangeError: No such field']);
    });
    await step(
      'Nothing renders before an entry has reached the field, or its letter would be lost',
      async () => {
        name.addEventListener('input', (event) => event.stopPropagation(), { once: true });
        name.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await Promise.resolve();
        await expect(canvas.getByRole('alert')).toBeVisible();
      },
    );
    await step('The next entry that is handled removes the note', async () => {
      await userEvent.type(name, 'n');
      await expect(name).toHaveValue('Ann');
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    });
    await step('Another field works meanwhile, and the form is sent', async () => {
      await userEvent.type(name, 'a');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Valid for/ }), '7{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(name).toHaveValue('Anna');
    });
    window.removeEventListener('error', listen);
  },
};

/** An error while the form is sent is shown at its end. */
export const SendingThrows: Story = {
  beforeEach: HandlerThrows.beforeEach,
  args: {
    onSubmit: fn(() => {
      throw new RangeError('No such call');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Ann');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Valid for/ }), '7{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you typed is kept.');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ann');
  },
};
