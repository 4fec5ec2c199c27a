import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as css from './Colour.stories.css.ts';
import { contrast } from './contrast.ts';
import { darkTokens } from './darkTokens.ts';
import { lightTokens } from './lightTokens.ts';
import { paletteSteps } from './paletteSteps.ts';

interface Swatches {
  swatches: Readonly<Record<string, string>>;
}

/** The theme's colour roles, each shown in use. axe and tokens.test.ts check the contrast. */
function Colour({ swatches }: Swatches) {
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
  title: 'Foundations/Colour',
  component: Colour,
  argTypes: { swatches: { table: { disable: true } } },
  args: { swatches: css.word },
} satisfies Meta<typeof Colour>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text colours. */
export const Words: Story = {};
/** Backgrounds. */
export const Grounds: Story = { args: { swatches: css.ground } };
/** Semantic tones: badges and banners. */
export const Meanings: Story = { tags: ['visual'], args: { swatches: css.tone } };

/** Monograms and avatars. */
export const Palette: Story = {
  args: { swatches: css.palette },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(paletteSteps.length),
};

const themes = { Light: lightTokens, Dark: darkTokens };
type Colours = typeof lightTokens.color;

/** What is read or seen on what, and the least contrast it needs (WCAG 2, 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [
  name: string,
  least: number,
  of: (color: Colours) => readonly [string, string],
])[] = [
  ['Text on canvas', 4.5, ({ text, canvas }) => [text, canvas]],
  ['Text on surface', 4.5, ({ text, surface }) => [text, surface]],
  ['Muted text on surface', 4.5, ({ textMuted, surface }) => [textMuted, surface]],
  ['Muted text on a chosen segment', 4.5, ({ textMuted, chosen }) => [textMuted, chosen]],
  ['Muted text on sunken', 4.5, ({ textMuted, sunken }) => [textMuted, sunken]],
  ['Links on surface', 4.5, ({ accent, surface }) => [accent, surface]],
  ['Words on accent', 4.5, ({ onAccent, accent }) => [onAccent, accent]],
  ['Accent on accent soft', 4.5, ({ accent, accentSoft }) => [accent, accentSoft]],
  ['Positive badge', 4.5, ({ positive }) => [positive.text, positive.soft]],
  ['Caution badge', 4.5, ({ caution }) => [caution.text, caution.soft]],
  ['Critical badge', 4.5, ({ critical }) => [critical.text, critical.soft]],
  ['Info badge', 4.5, ({ info }) => [info.text, info.soft]],
  ['Edges of controls on surface', 3, ({ control, surface }) => [control, surface]],
  ['Edges of controls on sunken', 3, ({ control, sunken }) => [control, sunken]],
];

/** The measured contrast of what people read and operate, in both themes. */
export const Contrast: Story = {
  render: () => (
    <table className={css.table}>
      <caption className={css.caption}>Contrast of text and controls</caption>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Needs</th>
          {Object.keys(themes).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(([name, least, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{`${least} : 1`}</td>
            {Object.entries(themes).map(([theme, { color }]) => {
              const [front, back] = of(color);
              return (
                <td key={theme}>
                  {least < 4.5 ? (
                    <span className={css.edge} style={{ borderColor: front, background: back }} aria-hidden />
                  ) : (
                    <span className={css.sample} style={{ color: front, background: back }} aria-hidden>
                      Aa
                    </span>
                  )}
                  <span data-contrast={least}>{`${contrast(front, back).toFixed(1)} : 1`}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll<HTMLElement>('[data-contrast]')];
    await expect(figures).toHaveLength(pairs.length * 2);
    for (const { textContent, dataset } of figures)
      await expect(Number.parseFloat(textContent)).toBeGreaterThanOrEqual(Number(dataset['contrast']));
  },
};
