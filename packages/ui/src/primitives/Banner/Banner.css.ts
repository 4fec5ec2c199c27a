import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const banner = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'start',
    gap: space.md,
    padding: `11px ${space.lg}`,
    color: color.text,
    // Keeps the text left-aligned inside centred containers.
    textAlign: 'start',
    borderRadius: vars.radius.control,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
  variants: {
    tone: {
      info: layered({ background: color.info.soft }),
      positive: layered({ background: color.positive.soft }),
      caution: layered({ background: color.caution.soft }),
      critical: layered({ background: color.critical.soft }),
    },
  },
});

export const icon = recipe({
  base: layered({ display: 'inline-flex', paddingBlockStart: '2px' }),
  variants: {
    tone: {
      info: layered({ color: color.info.text }),
      positive: layered({ color: color.positive.text }),
      caution: layered({ color: color.caution.text }),
      critical: layered({ color: color.critical.text }),
    },
  },
});

/** The text stays next to the icon at every width. The actions wrap below the text and align with it. */
export const content = style(
  layered({
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${space.sm} ${space.md}`,
    minInlineSize: 0,
  }),
);
export const words = style(
  layered({
    flex: '1 1 min(240px, 100%)',
    display: 'grid',
    gap: '2px',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const title = style(layered(type.strong));
export const body = style(layered({ ...type.small, lineHeight: rem(20) }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));
