import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../primitives/Icon/icons/PlusIcon.ts';
import { Race } from '../Race/Race.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: {
    title: 'Create your first pipeline',
    children:
      'A pipeline copies your source to a destination once, then keeps it up to date as the source changes.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 2, name: 'Create your first pipeline' })).toBeVisible(),
};

export const Playground: Story = {
  args: {
    ornament: <Race source="postgres" destination="snowflake" status="draft" size="wide" />,
    steps: ['Connect a source', 'Connect a destination', 'Choose tables and start'],
    action: (
      <Button tone="accent" variant="solid" icon={PlusIcon}>
        Create pipeline
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create pipeline' })).toHaveFocus();
  },
};

export const Phone: Story = { args: Playground.args, globals: { viewport: { value: 'phone' } } };
