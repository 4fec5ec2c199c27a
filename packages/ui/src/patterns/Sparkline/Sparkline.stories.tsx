import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline, sparklineTones } from './Sparkline.tsx';

const values = [9, 11, 8, 7, 7, 8, 6, 5, 9, 12, 15, 14, 17, 19, 18, 20, 24, 22, 21, 18, 15, 12, 13, 11];

const meta = {
  title: 'Patterns/Sparkline',
  component: Sparkline,
  args: { values, label: 'Records in the last 24 hours' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => expect(canvas.getByRole('img', { name: args.label })).toBeVisible(),
};

export const Playground: Story = { args: { tone: 'critical' } };

export const Tones: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      {sparklineTones.map((tone) => (
        <Sparkline {...args} key={tone} tone={tone} label={`${args.label}, ${tone}`} />
      ))}
    </>
  ),
};

export const Flat: Story = { args: { values: values.map(() => 0) } };

export const TooShort: Story = {
  args: { values: [4] },
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).not.toBeInTheDocument(),
};
