import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

export const message = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    alignContent: 'center',
    gap: space.sm,
    flexGrow: 1,
    padding: `${space.page} ${space.lg}`,
    textAlign: 'center',
  }),
);

/** Without the shell, it fills the window. */
export const standalone = style([message, layered({ minBlockSize: '100dvh' })]);

export const title = style(layered({ ...type.title, outline: 'none', overflowWrap: 'anywhere' }));
export const text = style(
  layered({
    ...type.body,
    maxInlineSize: rem(440),
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    // Avoids a single word on the last line.
    textWrap: 'balance',
  }),
);
/** Plain text, or paragraphs with space between them. */
globalStyle(`${text} > * + *`, { '@layer': { [layers.components]: { marginBlockStart: space.sm } } });
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    maxInlineSize: '100%',
    gap: space.sm,
    marginBlockStart: space.md,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const brand = style(layered({ marginBlockEnd: space.lg }));
