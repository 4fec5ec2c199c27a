import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignedOutHead, SignedOutPage } from './SignedOutPage.tsx';

const meta = {
  title: 'Patterns/SignedOutPage',
  component: SignedOutPage,
  parameters: { layout: 'fullscreen' },
  args: { children: <SignedOutHead title="Check your inbox">We emailed you a link.</SignedOutHead> },
} satisfies Meta<typeof SignedOutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 })),
};
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
