import { style } from '@vanilla-extract/css';
import { tiny } from '../Wizard/WizardSheet.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
/** Below this width there is no room beside the lines. */
const phone = below(440);

export const codeBlock = style(
  layered({
    containerType: 'inline-size',
    position: 'relative',
    background: color.sunken,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    minInlineSize: 0,
  }),
);
export const code = style(
  layered({
    ...type.mono,
    margin: 0,
    padding: space.md,
    // Room for the button over the first line.
    paddingInlineEnd: '96px',
    overflowX: 'auto',
    color: color.text,
    borderRadius: 'inherit',
    '@container': { [phone]: { paddingInlineEnd: space.md } },
  }),
);
export const copy = style(
  layered({
    position: 'absolute',
    insetBlockStart: '5px',
    insetInlineEnd: '5px',
    display: 'flex',
    '@container': {
      [phone]: { position: 'static', justifyContent: 'flex-end', padding: '0 5px 5px' },
    },
  }),
);

export const list = style(layered({ display: 'grid', gap: space.xl, counterReset: 'need' }));
export const need = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${rem(22)} minmax(0, 1fr)`,
    columnGap: space.md,
    counterIncrement: 'need',
    selectors: {
      '&::before': {
        ...type.head,
        content: 'counter(need)',
        display: 'grid',
        placeItems: 'center',
        inlineSize: rem(22),
        blockSize: rem(22),
        border: `1px solid ${color.control}`,
        borderRadius: vars.radius.full,
      },
    },
  }),
);
export const needWords = style(layered({ display: 'grid', gap: space.sm, minInlineSize: 0 }));
export const needTitle = style(layered({ ...type.strong, paddingBlockStart: '1px' }));
export const needText = style(layered({ ...type.body, color: color.textMuted, maxInlineSize: '68ch' }));

/** Where the footer does not stick, it is out of view until the guide has loaded. */
export const waiting = style(layered({ '@container': { [tiny]: { minBlockSize: '100dvh' } } }));

export const notice = style(layered({ padding: `${space.xl} ${space.xl} 0` }));

export const docs = style(layered({ ...type.body, padding: `0 ${space.xl} ${space.xl}` }));
