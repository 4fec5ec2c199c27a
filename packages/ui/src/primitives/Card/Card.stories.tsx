import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'A read-only user with the replication role.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    title: 'Credentials',
    level: 3,
    actions: <Button size="small">Refresh</Button>,
    footer: <Button variant="ghost">Back</Button>,
  },
};

export const Titled: Story = {
  args: { title: 'Credentials' },
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Credentials' })).toBeVisible(),
};

export const WithActionsAndFooter: Story = {
  tags: ['visual'],
  args: {
    title: 'Processed records',
    actions: <Button size="small">Refresh</Button>,
    footer: <Button variant="ghost">Back</Button>,
  },
};
