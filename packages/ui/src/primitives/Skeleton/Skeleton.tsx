import { useClientStyle } from '../../internal/useClientStyle.ts';
import type { RootProps } from '../rootProps.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<SVGSVGElement> {
  /** Width of the loaded content: px at the default font size, or any CSS length. @default '100%' */
  width?: number | string;
  /** Height of the loaded content, in px at the default font size. @default 14 */
  height?: number;
  /** Makes it fully rounded, for avatars, badges and logos. @default false */
  isRound?: boolean;
}

/** As an attribute: the font size of a skeleton is that of the page, so an em is a rem. */
const em = (px: number): string => `${px / 16}em`;

/**
 * A placeholder that reserves the space of loading content. It is hidden from assistive technology; the surrounding
 * `Loading` announces the state. For one block or rows with an announcement use `LoadingBlock`.
 */
export function Skeleton({ width = '100%', height = 14, isRound = false, ...root }: SkeletonProps) {
  // Sizes of a drawing are no styles to a Content Security Policy, so a server can send them. Other lengths follow.
  const isPlain = typeof width === 'number' || /^\d+(\.\d+)?(%|px)?$/.test(width);
  const style = useClientStyle(isPlain ? undefined : { inlineSize: width });
  return (
    <svg
      {...root}
      aria-hidden
      className={isRound ? `${css.drawing} ${css.round}` : css.drawing}
      width={isPlain ? (typeof width === 'number' ? em(width) : width) : undefined}
      height={em(height)}
      style={style}
    />
  );
}
