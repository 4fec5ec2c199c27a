import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Primitives/Avatar', component: Avatar, args: { name: 'Noor Haddad' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('NH')).toBeVisible() };

export const Playground: Story = { args: { name: 'Ada King', size: 'small' } };
export const Small: Story = { args: { size: 'small' } };
export const OneWord: Story = {
  args: { name: 'Łukasz' },
  play: async ({ canvas }) => expect(canvas.getByText('Ł')).toBeVisible(),
};
export const ManyPeople: Story = {
  tags: ['visual'],
  render: () => (
    <Stack direction="row" gap="sm" isWrapping>
      {[
        'Ada King',
        'Bo Lind',
        'Chidi Okoro',
        'Dana Wu',
        'Emre Kaya',
        'Finn Dahl',
        'Gia Romano',
        'Hal Ito',
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Stack>
  ),
};
