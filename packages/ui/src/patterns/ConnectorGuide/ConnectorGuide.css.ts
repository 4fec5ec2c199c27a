import { style } from '@vanilla-extract/css';
import { tiny } from '../Wizard/WizardSheet.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
export const codeBlock = style(
  layered({
    background: color.sunken,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    marginBlock: space.xs,
    minInlineSize: 0,
  }),
);
/** The button stands above the lines, so it never covers them. */
export const codeHead = style(
  layered({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: rem(36),
    paddingInline: `${space.md} 5px`,
    color: color.textMuted,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);
export const code = style(
  layered({
    ...type.mono,
    margin: 0,
    padding: space.md,
    overflowX: 'auto',
    color: color.text,
    borderRadius: 'inherit',
  }),
);

export const list = style(layered({ display: 'grid', gap: space.xxl, counterReset: 'need' }));
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
