import type { PaletteStep } from './paletteSteps.ts';
import { rem } from './rem.ts';

export { rem };

/** A text colour and its soft background. */
export type TonePair = { readonly text: string; readonly soft: string };

/**
 * The tokens of a theme. Components use these roles and never a literal colour. A theme is one object of this
 * shape, assigned to `vars`. It is a type rather than an interface because vanilla-extract requires an index
 * signature, which only types imply.
 */
export type ThemeTokens = {
  readonly color: {
    /** Page background. */
    readonly canvas: string;
    /** Background of cards, fields, tables and menus. */
    readonly surface: string;
    /** Background of recessed areas: footers, tracks, expanded rows. */
    readonly sunken: string;
    /** Background of the chosen one of several segments. Lighter than the track around it. */
    readonly chosen: string;
    /** Hover overlay. Translucent, so that it works on every background. */
    readonly hover: string;
    /** Pressed overlay. Translucent. */
    readonly pressed: string;
    /** Separator lines. Decorative only. */
    readonly line: string;
    /** Edges of quiet buttons. Decorative only. */
    readonly lineStrong: string;
    /** Edges of fields, checkboxes and radio buttons. Contrast of at least 3:1 on every background. */
    readonly control: string;
    readonly text: string;
    readonly textMuted: string;
    /** Decoration, or text whose meaning is also conveyed another way. Its contrast is below 4.5:1. */
    readonly textFaint: string;
    readonly accent: string;
    /** The accent colour on hover and when pressed. */
    readonly accentStrong: string;
    readonly onAccent: string;
    readonly accentSoft: string;
    readonly positive: TonePair;
    readonly critical: TonePair & { readonly strong: string; readonly onCritical: string };
    readonly caution: TonePair;
    readonly info: TonePair;
    /** Backdrop behind a dialog. */
    readonly scrim: string;
  };
  /** Colours of monograms and avatars. */
  readonly palette: Readonly<Record<PaletteStep, TonePair>>;
  readonly shadow: {
    /** Very small shadow for the selected segment and solid buttons. */
    readonly raised: string;
    /** Shadow of menus, popovers and toasts. */
    readonly floating: string;
    readonly dialog: string;
  };
  readonly radius: { readonly control: string; readonly card: string; readonly full: string };
  readonly font: { readonly sans: string; readonly mono: string };
};

const grid = 4;
const px = (value: number): string => `${value}px`;

/** A 4 px grid, with half steps for controls. */
export const space = {
  none: '0',
  hair: px(grid / 2),
  xs: px(grid),
  sm: px(grid * 2),
  md: px(grid * 3),
  lg: px(grid * 4),
  xl: px(grid * 5),
  xxl: px(grid * 6),
  section: px(grid * 8),
  page: px(grid * 12),
} as const;

/** Font size, line height and weight by text role. */
export const type = {
  display: { fontSize: rem(24), lineHeight: rem(32), fontWeight: 620, letterSpacing: '-0.014em' },
  title: { fontSize: rem(21), lineHeight: rem(28), fontWeight: 620, letterSpacing: '-0.014em' },
  dialog: { fontSize: rem(17), lineHeight: rem(24), fontWeight: 620, letterSpacing: '-0.01em' },
  section: { fontSize: rem(15), lineHeight: rem(20), fontWeight: 600 },
  body: { fontSize: rem(14), lineHeight: rem(20), fontWeight: 400 },
  strong: { fontSize: rem(14), lineHeight: rem(20), fontWeight: 570 },
  label: { fontSize: rem(13), lineHeight: rem(18), fontWeight: 600 },
  small: { fontSize: rem(13), lineHeight: rem(18), fontWeight: 400 },
  head: { fontSize: rem(12), lineHeight: rem(16), fontWeight: 600 },
  mono: { fontSize: rem(12.5), lineHeight: rem(20), fontWeight: 450 },
} as const;

/** Heights of controls: in forms, in toolbars, small. */
export const control = { form: rem(36), toolbar: rem(34), small: rem(30) } as const;

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '180ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Stacking order (z-index). */
export const depth = {
  sticky: 1,
  navigation: 10,
  dialog: 100,
  popover: 200,
  toast: 300,
  tooltip: 400,
} as const;

/** Viewport widths at which the layout changes, in px; see `atLeast` and `below`. */
export const breakpoint = { drawer: 720, icons: 1100 } as const;
