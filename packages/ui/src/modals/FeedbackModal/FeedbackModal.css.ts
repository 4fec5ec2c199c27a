import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

/** As high for every tab, so that the dialog does not jump. */
export const panel = style(
  layered({ ...type.body, display: 'grid', alignContent: 'start', gap: space.md, minBlockSize: '14.5rem' }),
);
