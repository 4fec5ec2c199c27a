import type { CSSProperties } from 'react';
import { rem } from '../../theme/rem.ts';
import * as css from './Grid.css.ts';
import { templateOf, type GridPart } from './gridColumns.ts';

/** A style with custom properties. */
export type GridStyle = CSSProperties & Record<`--${string}`, string>;

/** The class that hides a cell where its column has no room. Checkboxes show again while rows are selected. */
export const hidingLook = <Row>({ kind, hideBelow }: GridPart<Row>): string =>
  hideBelow ? ` ${(kind === 'select' ? css.boxHiddenBelow : css.hiddenBelow)[hideBelow]}` : '';

/** The tracks that head and rows share, one list per page width. */
export const trackStyle = <Row>(parts: readonly GridPart<Row>[]): GridStyle => ({
  [css.property.tracks]: templateOf(parts),
  [css.property.tracksWide]: templateOf(parts, 'wide'),
  [css.property.tracksIcons]: templateOf(parts, 'icons'),
  [css.property.tracksDrawer]: templateOf(parts, 'drawer'),
});

/** The style of a grid's frame: the tracks, and heights in px at the default font size. */
export const frameStyle = <Row>(
  parts: readonly GridPart<Row>[],
  heights: { readonly rowHeight: number; readonly narrowRowHeight: number; readonly headOffset?: number },
): GridStyle => ({
  ...trackStyle(parts),
  [css.property.rowHeight]: rem(heights.rowHeight),
  [css.property.narrowRowHeight]: rem(heights.narrowRowHeight),
  [css.property.headOffset]: rem(heights.headOffset ?? 0),
});
