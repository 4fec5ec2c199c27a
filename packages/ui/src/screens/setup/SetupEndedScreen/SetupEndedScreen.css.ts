import { style } from '@vanilla-extract/css';
import { layered, plainList } from '../../../theme/style.ts';
import { space } from '../../../theme/tokens.ts';

export const notSaved = style(
  layered({
    display: 'grid',
    gap: space.hair,
    ...plainList,
    overflowWrap: 'anywhere',
  }),
);

export const ended = style(layered({ display: 'grid', gap: space.lg }));
