import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { emailForm } from '../../../domain/people/accountForms.ts';
import { createFormModel } from '../../../domain/forms/model/formModel.ts';
import { EmailSignupScreen } from './EmailSignupScreen.tsx';

const newForm = () => createFormModel({ definition: emailForm, today: '' });

const meta = {
  title: 'Screens/Auth/EmailSignupScreen',
  component: EmailSignupScreen,
  parameters: { layout: 'fullscreen' },
  args: { model: newForm(), onContinue: fn(), signInHref: '/login' },
  render: function Held(args) {
    const [model] = useState(newForm);
    return <EmailSignupScreen {...args} model={model} />;
  },
} satisfies Meta<typeof EmailSignupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'ada{Enter}');
    await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    await userEvent.type(email, '@start.example{Enter}');
    await expect(args.onContinue).toHaveBeenLastCalledWith('ada@start.example');
  },
};
/** Too long to be an address: the entry stays, and the field shows an error. */
export const LongText: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await userEvent.click(email);
    await userEvent.paste('very.long.address.'.repeat(20));
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
