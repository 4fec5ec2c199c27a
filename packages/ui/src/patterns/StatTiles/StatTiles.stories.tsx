import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Change, StatTiles } from './StatTiles.tsx';

const meta = {
  title: 'Patterns/StatTiles',
  component: StatTiles,
  args: {
    label: 'Orders to warehouse at a glance',
    tiles: [
      {
        label: 'Records, 24 h',
        value: '4,812,204',
        note: (
          <>
            <Change share={0.062} /> vs previous day
          </>
        ),
      },
      { label: 'Last sync', value: '42 s ago' },
      { label: 'Tables', value: '128', note: '2 excluded' },
      { label: 'Next sync', value: 'in 6 min', note: 'every 15 min' },
    ],
  },
} satisfies Meta<typeof StatTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole('region', { name: 'Orders to warehouse at a glance' }));
    await expect(tiles.getAllByRole('term')).toHaveLength(4);
    await expect(tiles.getByRole('img', { name: 'up' })).toBeVisible();
    await expect(tiles.getByText('6.2%')).toBeVisible();
  },
};

/** In a card that has a border, with smaller figures. */
export const Playground: Story = { args: { isFlush: true } };

/** An unknown value is a dash, never a zero. */
export const Unknown: Story = {
  args: { tiles: [{ label: 'Records, 24 h' }, { label: 'Tables', value: '0' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

export const Changes: Story = {
  args: {
    tiles: [
      { label: 'Less', value: '90', note: <Change share={-0.1} /> },
      { label: 'Hardly any', value: '100', note: <Change share={0.0002} /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'down' })).toBeVisible();
    await expect(canvas.getByText('no change')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
