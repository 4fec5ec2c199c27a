import type { PaletteStep } from './paletteSteps.ts';
import { rem } from './rem.ts';

export { rem };

/** A colour a person reads, and the quiet ground it stands on. */
export type TonePair = { readonly text: string; readonly soft: string };

/**
 * What a theme decides. Components name these roles and never a colour, so that another product
 * can dress them differently: one object of this shape, assigned to `vars`, is a theme.
 * (A type, not an interface: vanilla-extract asks for an index signature, which only types imply.)
 */
export type ThemeTokens = {
  readonly color: {
    /** The page. */
    readonly canvas: string;
    /** Cards, fields, tables, menus. */
    readonly surface: string;
    /** What lies lower than a surface: footers, tracks, expanded rows. */
    readonly sunken: string;
    /** What a pointer rests on. Translucent, so that it works on every ground. */
    readonly hover: string;
    /** What is being pressed. Translucent. */
    readonly pressed: string;
    /** Parts things. Decoration only. */
    readonly line: string;
    /** Edges of quiet buttons. Decoration only. */
    readonly lineStrong: string;
    /** Edges of fields, boxes and radios: 3:1 on every ground. */
    readonly control: string;
    readonly text: string;
    readonly textMuted: string;
    /** Decoration, or text whose meaning another cue carries: it does not reach 4.5:1. */
    readonly textFaint: string;
    readonly accent: string;
    /** The accent under a pointer, and pressed. */
    readonly accentStrong: string;
    readonly onAccent: string;
    readonly accentSoft: string;
    readonly positive: TonePair;
    readonly critical: TonePair & { readonly strong: string; readonly onCritical: string };
    readonly caution: TonePair;
    readonly info: TonePair;
    /** Laid over the page behind a dialog. */
    readonly scrim: string;
  };
  /** Monograms and avatars. */
  readonly palette: Readonly<Record<PaletteStep, TonePair>>;
  readonly shadow: {
    /** The chosen segment, a solid button: barely there. */
    readonly raised: string;
    /** Menus, popovers, toasts. */
    readonly floating: string;
    readonly dialog: string;
  };
  readonly radius: { readonly control: string; readonly card: string; readonly full: string };
  readonly font: { readonly sans: string; readonly mono: string };
};

const grid = 4;
const px = (value: number): string => `${value}px`;

/** A 4 px grid; half steps where a control needs them. */
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

/** Size, line height and weight by the role of the words. */
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

/** Heights of things one clicks: in forms, in toolbars, small. */
export const control = { form: rem(36), toolbar: rem(34), small: rem(30) } as const;

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '180ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** What lies over what. */
export const depth = {
  sticky: 1,
  navigation: 10,
  dialog: 100,
  popover: 200,
  toast: 300,
  tooltip: 400,
} as const;

/** Page widths at which the layout changes, in px; see `atLeast` and `below`. */
export const breakpoint = { drawer: 720, icons: 1100 } as const;
