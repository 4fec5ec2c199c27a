import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

const { color } = vars;
const narrow = below(400);

/** Narrow lists stack labels and values, whatever contains them. */
export const frame = style(layered({ containerType: 'inline-size', minInlineSize: 0 }));

export const list = styleVariants({
  plain: [style(layered({ display: 'grid', gap: '10px' }))],
  // No padding above the first and below the last line, because the card has its own.
  ruled: [style(layered({ display: 'grid', marginBlock: '-10px' }))],
});

const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
    // A value may be higher than its line, such as one with a button.
    alignItems: 'baseline',
    gap: `${space.hair} ${space.xl}`,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const item = styleVariants({
  plain: [row],
  ruled: [
    row,
    style(
      layered({
        paddingBlock: '10px',
        selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
      }),
    ),
  ],
});
export const label = style(layered({ ...type.body, color: color.textMuted }));
export const value = style(layered({ ...type.body, overflowWrap: 'anywhere' }));
export const empty = style(layered({ color: color.textMuted }));
