import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { catalogue } from '../../domain/connectors/catalogue.ts';
import { ConnectorMark } from './ConnectorMark.tsx';
import * as css from './ConnectorMark.stories.css.ts';

const meta = {
  title: 'Patterns/ConnectorMark',
  component: ConnectorMark,
  args: { type: 'postgres' },
} satisfies Meta<typeof ConnectorMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name stands beside it, so the mark itself stays silent. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('A screen reader does not hear of it', async () => {
      await expect(canvas.queryByRole('img')).toBeNull();
    });
    await step('The mark is drawn from the sprite', async () => {
      const use = canvasElement.querySelector('use');
      await waitFor(() => expect(use?.getBBox().width).toBeGreaterThan(0));
    });
  },
};

/** Where the mark stands alone, it says what it is. */
export const Labelled: Story = {
  args: { label: 'PostgreSQL' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'PostgreSQL' })).toBeVisible(),
};

/** No openly licensed mark: a letter, in one of the palette's colours. */
export const Monogram: Story = {
  args: { type: 'redshift', label: 'Amazon Redshift' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amazon Redshift' })).toHaveTextContent('R');
  },
};

/** A type that this build has never heard of still has a face, the same one everywhere. */
export const UnknownType: Story = {
  args: { type: 'quantum_db', label: 'quantum_db' },
  render: (args) => (
    <div className={css.row}>
      <ConnectorMark {...args} />
      <ConnectorMark {...args} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas
      .getAllByRole('img', { name: 'quantum_db' })
      .map((mark) => getComputedStyle(mark));
    await expect(one?.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(one?.backgroundColor).toBe(other?.backgroundColor);
  },
};

export const Sizes: Story = {
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
    await step('No brand mark stays empty', async () => {
      const uses = [...canvasElement.querySelectorAll('use')];
      await expect(uses).toHaveLength(42);
      await waitFor(() => expect(uses.filter((use) => use.getBBox().width === 0)).toEqual([]));
    });
  },
};
