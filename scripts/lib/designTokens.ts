import {
  breakpoint,
  control,
  darkTokens,
  depth,
  lightTokens,
  motion,
  space,
  type,
} from '@millrace/ui/tokens';

/** A token or a group of tokens in the format of the Design Tokens Community Group (2025.10). */
type Tokens = Readonly<Record<string, unknown>>;

const numberIn = (text: string): number => Number.parseFloat(text);

/** `#0A6E80` or `rgb(16 36 43 / 0.04)`. */
function colourOf(css: string) {
  const channels = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : [...css.matchAll(/[\d.]+/g)].map(([digits]) => Number(digits));
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels;
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    ...(css.startsWith('#') && { hex: css.toLowerCase() }),
  };
}

const dimensionOf = (css: string) => ({
  value: numberIn(css),
  unit: css.endsWith('rem') ? 'rem' : 'px',
});

/** `0 8px 24px -6px rgb(16 36 43 / 0.18), …` */
const shadowOf = (css: string) =>
  css.split(/,\s*(?=\d)/).map((layer) => {
    const [lengths = '', color = ''] = layer.split(/\s+(?=rgb)/);
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
    return {
      color: colourOf(color),
      offsetX: dimensionOf(offsetX),
      offsetY: dimensionOf(offsetY),
      blur: dimensionOf(blur),
      spread: dimensionOf(spread),
    };
  });

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Each leaf of a group as a token. */
const tokensOf = (
  group: Readonly<Record<string, unknown>>,
  kind: string,
  read: (css: string) => unknown,
): Tokens =>
  Object.fromEntries(
    Object.entries(group).map(([name, value]) => [
      name,
      isGroup(value) ? tokensOf(value, kind, read) : { $type: kind, $value: read(String(value)) },
    ]),
  );

const themeTokens = ({ color, palette, shadow }: typeof lightTokens): Tokens => ({
  color: tokensOf(color, 'color', colourOf),
  palette: tokensOf(palette, 'color', colourOf),
  shadow: tokensOf(shadow, 'shadow', shadowOf),
});

/** `120ms cubic-bezier(0.2, 0, 0, 1)` */
const transitionOf = (css: string) => ({
  duration: { value: numberIn(css), unit: 'ms' },
  delay: { value: 0, unit: 'ms' },
  timingFunction: css
    .slice(css.indexOf('(') + 1, -1)
    .split(', ')
    .map(Number),
});

const typographyTokens: Tokens = Object.fromEntries(
  Object.entries(type).map(([role, look]) => {
    const size = numberIn(look.fontSize);
    return [
      role,
      {
        $type: 'typography',
        $value: {
          fontFamily: role === 'mono' ? ['Millrace Mono', 'monospace'] : ['Millrace Sans', 'sans-serif'],
          fontSize: { value: size, unit: 'rem' },
          fontWeight: look.fontWeight,
          lineHeight: Number((numberIn(look.lineHeight) / size).toFixed(4)),
          letterSpacing: {
            value: 'letterSpacing' in look ? Number((numberIn(look.letterSpacing) * size).toFixed(5)) : 0,
            unit: 'rem',
          },
        },
      },
    ];
  }),
);

/** The theme for design tools and other platforms. Colours are in `light` and `dark`, all else is shared. */
export const designTokens = (): Tokens => ({
  $description: 'The theme of the Millrace console. Generated from its sources.',
  light: themeTokens(lightTokens),
  dark: themeTokens(darkTokens),
  space: tokensOf(space, 'dimension', dimensionOf),
  radius: tokensOf(lightTokens.radius, 'dimension', dimensionOf),
  control: tokensOf(control, 'dimension', dimensionOf),
  breakpoint: tokensOf(breakpoint, 'dimension', dimensionOf),
  type: typographyTokens,
  motion: tokensOf(motion, 'transition', transitionOf),
  depth: tokensOf(depth, 'number', Number),
});
