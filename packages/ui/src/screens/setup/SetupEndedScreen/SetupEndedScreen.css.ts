import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';
import { space } from '../../../theme/tokens.ts';

export const notSaved = style(
  layered({
    display: 'grid',
    gap: space.hair,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
  }),
);

export const ended = style(layered({ display: 'grid', gap: space.lg }));
