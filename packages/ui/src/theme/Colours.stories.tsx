import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as css from './Colours.stories.css.ts';
import { paletteSteps } from './paletteSteps.ts';

interface Swatches {
  swatches: Readonly<Record<string, string>>;
}

/** Roles of the theme, each drawn as it is used; that all can be read is checked here by axe and by the tokens' own test. */
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

/** What words may be drawn in. */
export const Words: Story = {};
/** What things stand on. */
export const Grounds: Story = { args: { swatches: css.ground } };
/** What something means: pills and banners. */
export const Meanings: Story = { args: { swatches: css.tone } };

/** Monograms and avatars. */
export const Palette: Story = {
  args: { swatches: css.palette },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(paletteSteps.length),
};
