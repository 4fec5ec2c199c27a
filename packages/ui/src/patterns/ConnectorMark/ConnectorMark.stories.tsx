import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalogue } from '../../domain/entities/catalogue.ts';
import { ConnectorMark } from './ConnectorMark.tsx';
import * as css from './ConnectorMark.stories.css.ts';

const meta = {
  title: 'Patterns/ConnectorMark',
  component: ConnectorMark,
  args: { type: 'postgres' },
} satisfies Meta<typeof ConnectorMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the sprite shows something in each tile's part. */
async function shownParts(tiles: readonly Element[]): Promise<readonly boolean[]> {
  const cuts = tiles.map((tile) => getComputedStyle(tile, '::before'));
  const sprite = new Image();
  sprite.src = /url\("(.+)"\)/.exec(cuts[0]?.maskImage ?? '')?.[1] ?? '';
  await sprite.decode();
  const edge = 24;
  const canvas = new OffscreenCanvas(edge, (edge * sprite.naturalHeight) / sprite.naturalWidth);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(sprite, 0, 0, canvas.width, canvas.height);
  return cuts.map(({ maskPosition }) => {
    const share = Number.parseFloat(maskPosition.split(' ')[1] ?? '') / 100;
    const part = context?.getImageData(0, Math.round(share * (canvas.height - edge)), edge, edge);
    return part?.data.some((value) => value > 0) ?? false;
  });
}

/** The name is beside it, so the mark is hidden from assistive technology. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('The mark is hidden from assistive technology', async () => {
      await expect(canvas.queryByRole('img')).toBeNull();
    });
    await step('The mark is cut from the sprite', async () => {
      await expect(await shownParts([...canvasElement.querySelectorAll('[aria-hidden]')])).toEqual([true]);
    });
  },
};

export const Playground: Story = { args: { label: 'PostgreSQL', size: 'large' } };

/** A mark without a name beside it has a label. */
export const Labelled: Story = {
  args: { label: 'PostgreSQL' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'PostgreSQL' })).toBeVisible(),
};

/** Without an openly licensed mark, the pictogram of its category is shown. */
export const Pictogram: Story = {
  args: { type: 'redshift', label: 'Amazon Redshift' },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: 'Amazon Redshift' });
    await expect(mark).toHaveAttribute('data-pictogram', 'warehouse');
    await expect(mark).toBeEmptyDOMElement();
    await expect(await shownParts([mark])).toEqual([true]);
  },
};

/** A type that this build does not know has a plug. */
export const UnknownType: Story = {
  args: { type: 'quantum_db', label: 'quantum_db' },
  render: (args) => (
    <div className={css.row}>
      <ConnectorMark {...args} />
      <ConnectorMark {...args} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('img', { name: 'quantum_db' });
    await expect(await shownParts(marks)).toEqual([true, true]);
    for (const mark of marks) {
      await expect(getComputedStyle(mark).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    }
  },
};

export const Sizes: Story = {
  tags: ['visual'],
  args: { label: 'Stripe', type: 'stripe' },
  render: (args) => (
    <div className={css.row}>
      <ConnectorMark {...args} size="small" />
      <ConnectorMark {...args} size="standard" />
      <ConnectorMark {...args} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map((mark) => mark.getBoundingClientRect().width);
    await expect(widths).toEqual([28, 32, 44]);
  },
};

/** All 84 sources and 4 destinations. */
export const Catalogue: Story = {
  render: () => (
    <ul className={css.gallery}>
      {catalogue.map(({ kind, type, label }) => (
        <li key={`${kind} ${type}`} className={css.row}>
          <ConnectorMark type={type} />
          {label}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(88);
    await step('No mark and no pictogram stays empty, and none is a letter', async () => {
      const marks = [...canvasElement.querySelectorAll('li > [data-mark]')];
      const pictograms = [...canvasElement.querySelectorAll('li > [data-pictogram]')];
      await expect([marks.length, pictograms.length]).toEqual([42, 46]);
      for (const tiles of [marks, pictograms]) {
        await expect((await shownParts(tiles)).filter((isShown) => !isShown)).toEqual([]);
        await expect(tiles.filter((tile) => tile.textContent !== '')).toEqual([]);
      }
    });
  },
};
