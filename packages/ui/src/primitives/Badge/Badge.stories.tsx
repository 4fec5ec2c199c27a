import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockIcon } from '../Icon/icons/LockIcon.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = { title: 'Primitives/Badge', component: Badge, args: { children: 'Excluded' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const WithIcon: Story = { args: { tone: 'info', icon: LockIcon, children: 'Primary key' } };

export const Tones: Story = {
  render: (args) => (
    <Stack direction="row" gap="sm" isWrapping>
      {badgeTones.map((tone) => (
        <Badge {...args} key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
};
