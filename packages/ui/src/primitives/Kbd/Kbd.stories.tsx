import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Primitives/Kbd', component: Kbd, args: { children: 'Esc' } } satisfies Meta<
  typeof Kbd
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chord: Story = { tags: ['visual'], args: { children: 'Ctrl K' } };
