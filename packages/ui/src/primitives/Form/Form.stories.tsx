import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Primitives/Form',
  component: Form,
  args: {
    'aria-label': 'Sign in',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Email" type="email" autoComplete="username" />
        <PasswordField label="Password" autoComplete="current-password" />
        <Button type="submit" tone="accent" variant="solid" isWide>
          Sign in
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter in a field submits', async () => {
      await userEvent.tab();
      await userEvent.keyboard('noor@acme.example{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    });
    await step('The button submits', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
  },
};

/** An error of ours while the form is sent is shown at its end; nothing that was typed is lost. */
export const HandlerThrows: Story = {
  args: {
    onSubmit: fn(() => {
      throw new RangeError('No such call');
    }),
  },
  beforeEach() {
    // The error is wanted, so the test must not fail because of it.
    const { error } = console;
    console.error = fn();
    return () => {
      console.error = error;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'noor@acme.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on this page.');
    await expect(canvas.getByLabelText('Email')).toHaveValue('noor@acme.example');
  },
};
