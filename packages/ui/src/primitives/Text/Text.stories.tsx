import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text, textSizes, textTones } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'A pipeline copies a source to a destination, then keeps the copy up to date.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { as: 'p', size: 'small', tone: 'muted', isTabular: true } };

export const Sizes: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      {textSizes.map((size) => (
        <Text {...args} key={size} as="p" size={size} />
      ))}
    </>
  ),
};

export const Tones: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      {textTones.map((tone) => (
        <Text {...args} key={tone} as="p" tone={tone} />
      ))}
    </>
  ),
};

export const Truncated: Story = {
  args: { isTruncated: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(String(args.children));
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text.clientWidth).toBe(160);
  },
};
