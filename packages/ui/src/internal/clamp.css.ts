import { styleVariants } from '@vanilla-extract/css';
import { layered, truncate } from '../theme/style.ts';

const lines = (most: number) =>
  layered({
    display: '-webkit-inline-box',
    maxInlineSize: '100%',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    verticalAlign: 'bottom',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: most,
  });

/**
 * Names of up to 255 characters, cut after some lines. Put it inside of a link, not around it: what cuts a link also cuts
 * the area that a finger may touch. Give the element the whole name as its `title`.
 */
export const clamp = styleVariants({
  one: layered({ ...truncate, display: 'inline-block', maxInlineSize: '100%', verticalAlign: 'bottom' }),
  two: lines(2),
  three: lines(3),
});
