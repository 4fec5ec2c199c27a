import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

/** The usual setup: the application holds the selected tab. */
function Held(args: TabsProps<string>) {
  const [selected, setSelected] = useState(args.selected);
  const select = (id: string): void => {
    args.onSelect?.(id);
    setSelected(id);
  };
  return (
    <Tabs {...args} selected={selected} onSelect={select}>
      {`This is ${selected}.`}
    </Tabs>
  );
}

const items = [
  { id: 'overview', label: 'Overview' },
  { id: 'settings', label: 'Settings' },
  { id: 'logs', label: 'Logs' },
  { id: 'hooks', label: 'Hooks' },
] as const;

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Pipeline',
    items,
    selected: 'overview',
    onSelect: fn(),
    children: 'Records of the last day',
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Arrows move between tabs and show their panels', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Logs', selected: true })).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name: 'Logs' })).toHaveTextContent('This is logs.');
      await expect(args.onSelect).toHaveBeenCalledTimes(2);
    });
  },
};

export const Links: Story = {
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveAttribute('href', '#settings'),
};
