import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as css from './Colours.stories.css.ts';
import { paletteSteps } from './paletteSteps.ts';

interface Swatches {
  swatches: Readonly<Record<string, string>>;
}

/** The theme's colour roles, each shown in use. axe and tokens.test.ts check the contrast. */
function Colours({ swatches }: Swatches) {
  return (
    <ul className={css.grid}>
      {Object.entries(swatches).map(([role, className]) => (
        <li key={role} className={className}>
          {role}
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Start here/Colours',
  component: Colours,
  argTypes: { swatches: { table: { disable: true } } },
  args: { swatches: css.word },
} satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text colours. */
export const Words: Story = {};
/** Backgrounds. */
export const Grounds: Story = { args: { swatches: css.ground } };
/** Semantic tones: badges and banners. */
export const Meanings: Story = { args: { swatches: css.tone } };

/** Monograms and avatars. */
export const Palette: Story = {
  args: { swatches: css.palette },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(paletteSteps.length),
};
