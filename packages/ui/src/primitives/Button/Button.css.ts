import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { clipped, focusRing, layered, motionSafe, touchHeight } from '../../theme/style.ts';
import { control, motion, type } from '../../theme/tokens.ts';
import { still, turning } from '../Spinner/Spinner.css.ts';

const { color } = vars;
/* Colours of each tone. A variant picks the ones it uses. */
const ink = createVar();
const fill = createVar();
const fillStrong = createVar();
const onFill = createVar();
const soft = createVar();

/** While pressed, and while what the button opened is open. */
const isPressed = '&[data-pressed], &[aria-haspopup][aria-expanded=true]';

/** What the button opens is still loading. The product sets this, because only it knows; the button takes presses. */
const isBusy = '&[aria-busy=true]';

const wash = (tint: string): string => `linear-gradient(${tint}, ${tint})`;

export const button = recipe({
  base: layered({
    ...type.strong,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    // Long text wraps onto a second line.
    ...clipped,
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
    selectors: {
      ...focusRing,
      '&[data-disabled], &[aria-disabled=true]:not([data-pending])': { cursor: 'not-allowed', opacity: 0.5 },
      '&[data-pending]': { cursor: 'progress' },
      [isBusy]: { cursor: 'progress' },
      [`${isBusy}::after`]: {
        content: '',
        position: 'absolute',
        inset: 0,
        margin: 'auto',
        inlineSize: '16px',
        blockSize: '16px',
        border: '2px solid currentColor',
        borderBlockStartColor: 'transparent',
        borderRadius: '50%',
        animation: still,
      },
    },
    '@media': {
      '(forced-colors: active)': { borderColor: 'ButtonText' },
      [motionSafe]: { selectors: { [`${isBusy}::after`]: { animation: turning } } },
    },
  }),
  variants: {
    tone: {
      neutral: layered({
        vars: {
          [ink]: color.text,
          [fill]: color.text,
          [fillStrong]: color.textMuted,
          [onFill]: color.surface,
          [soft]: color.pressed,
        },
      }),
      accent: layered({
        vars: {
          [ink]: color.accent,
          [fill]: color.accent,
          [fillStrong]: color.accentStrong,
          [onFill]: color.onAccent,
          [soft]: color.accentSoft,
        },
      }),
      critical: layered({
        vars: {
          [ink]: color.critical.text,
          [fill]: color.critical.text,
          [fillStrong]: color.critical.strong,
          [onFill]: color.critical.onCritical,
          [soft]: color.critical.soft,
        },
      }),
    },
    variant: {
      solid: layered({
        color: onFill,
        background: fill,
        boxShadow: vars.shadow.raised,
        selectors: { '&[data-hovered], &[data-pressed]': { background: fillStrong } },
      }),
      soft: layered({
        color: ink,
        background: soft,
        selectors: { '&[data-hovered], &[data-pressed]': { backgroundImage: wash(color.hover) } },
      }),
      outline: layered({
        color: ink,
        background: color.surface,
        borderColor: color.lineStrong,
        selectors: {
          '&[data-hovered]': { backgroundImage: wash(color.hover), borderColor: color.control },
          [isPressed]: { backgroundImage: wash(color.pressed) },
        },
      }),
      ghost: layered({
        color: ink,
        selectors: {
          '&[data-hovered]': { background: color.hover },
          [isPressed]: { background: color.pressed },
        },
      }),
    },
    size: {
      standard: layered({ minBlockSize: control.form, paddingInline: '14px', '@media': touchHeight }),
      toolbar: layered({ minBlockSize: control.toolbar, paddingInline: '12px', '@media': touchHeight }),
      small: layered({
        ...type.label,
        minBlockSize: control.small,
        paddingInline: '10px',
        gap: '7px',
        '@media': touchHeight,
      }),
    },
    isWide: { true: layered({ inlineSize: '100%' }) },
  },
  compoundVariants: [
    // A quiet button's text is muted until hover.
    {
      variants: { tone: 'neutral', variant: 'ghost' },
      style: layered({ color: color.textMuted, selectors: { '&[data-hovered]': { color: color.text } } }),
    },
  ],
});

/** The spinner overlays the text, so that the button keeps its width. */
export const waiting = style(
  layered({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);
export const label = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'inherit',
    selectors: { '[aria-busy=true] > &': { opacity: 0 } },
  }),
);
export const labelWaiting = style([label, layered({ opacity: 0 })]);
