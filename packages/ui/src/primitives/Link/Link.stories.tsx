import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#forgot', children: 'Forgot password?' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Forgot password?' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#forgot');
  },
};

export const Playground: Story = { args: { variant: 'quiet', target: '_blank' } };

export const Inline: Story = {
  tags: ['visual'],
  args: { variant: 'inline', children: 'live chat' },
  decorators: [
    (Story) => (
      <p>
        Or write to us in <Story />.
      </p>
    ),
  ],
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Pipelines' } };
