import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { LoadingBlock } from './LoadingBlock.tsx';

const meta = {
  title: 'Patterns/LoadingBlock',
  component: LoadingBlock,
} satisfies Meta<typeof LoadingBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsIn = (element: HTMLElement) => [...element.querySelectorAll('[aria-hidden]')];

/** One line of text. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement)).toHaveLength(1);
  },
};

export const Playground: Story = {
  args: { label: 'Loading usage', rows: 4, height: 28, isInset: true },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading usage' })).toBeVisible(),
};

/** One block, such as a chart. */
export const Block: Story = {
  args: { height: 240 },
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement)[0]?.getBoundingClientRect().height).toBe(240);
  },
};

/** Lines of text have different widths. */
export const Lines: Story = {
  args: { rows: 5 },
  play: async ({ canvasElement }) => {
    const widths = rowsIn(canvasElement).map((row) => Math.round(row.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(5);
  },
};

/** Rows in a card without space of its own. */
export const InsetRows: Story = {
  args: { rows: 4, height: 28, isInset: true },
  render: (args) => (
    <Card title="Used by" isFlush>
      <LoadingBlock {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const widths = rowsIn(canvasElement).map((row) => Math.round(row.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};

/** Without a label, the `Loading` around several blocks announces them once. */
export const WithoutLabel: Story = {
  args: { rows: 2 },
  render: (args) => (
    <Loading label="Loading settings">
      <LoadingBlock {...args} />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
};
