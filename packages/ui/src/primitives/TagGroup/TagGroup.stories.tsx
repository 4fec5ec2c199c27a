import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TagGroup } from './TagGroup.tsx';

const tags = ['ada@acme.example', 'grace@acme.example', 'joan@acme.example'].map((label) => ({
  id: label,
  label,
}));

const meta = {
  title: 'Primitives/TagGroup',
  component: TagGroup,
  args: { label: 'Recipients', tags },
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid', { name: 'Recipients' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'ada@acme.example' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'grace@acme.example' })).toHaveFocus();
  },
};

export const Playground: Story = { tags: ['visual'], args: { onRemove: fn(), empty: 'Nobody' } };

/** Each tag has a button, and Delete removes the one with the focus, which moves to the next. */
export const Removable: Story = {
  args: { onRemove: fn() },
  render: function Render(args) {
    const [left, setLeft] = useState(args.tags);
    return (
      <TagGroup
        {...args}
        tags={left}
        onRemove={(id) => {
          args.onRemove?.(id);
          setLeft((before) => before.filter((tag) => tag.id !== id));
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove grace@acme.example' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('grace@acme.example');
    await expect(canvas.queryByText('grace@acme.example')).toBeNull();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
    await userEvent.keyboard('{Delete}');
    await expect(await canvas.findByText('None')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { tags: [], empty: 'Nobody' },
  play: async ({ canvas }) => expect(canvas.getByText('Nobody')).toBeVisible(),
};

export const RightToLeft: Story = { args: { onRemove: fn() }, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { tags: [...tags, { id: 'long', label: 'x'.repeat(300) }], onRemove: fn() },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
