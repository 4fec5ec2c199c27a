import { style, styleVariants } from '@vanilla-extract/css';
import { narrower } from '../Grid/gridRoom.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

const { color } = vars;

/** In line with the content of a pill above or below it. */
const quietBase = style(
  layered({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    paddingInlineStart: '8px',
  }),
);
/** The icon has the colour of the status. */
export const quiet = styleVariants(
  {
    positive: color.positive.text,
    info: color.info.text,
    caution: color.caution.text,
    critical: color.critical.text,
    neutral: color.textMuted,
  },
  (tone) => [quietBase, style(layered({ color: tone }))],
);
export const word = style(layered({ color: color.textMuted }));

/** On a phone a label of two words leaves no room for a name. */
export const wideWord = style(layered(narrower('drawer', { display: 'none' })));
export const shortWord = style(
  layered(
    narrower('drawer', {
      display: 'inline-block',
      selectors: { '&::first-letter': { textTransform: 'uppercase' } },
    }),
  ),
);
