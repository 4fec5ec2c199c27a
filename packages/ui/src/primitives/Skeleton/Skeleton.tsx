import { rem } from '../../theme/rem.ts';
import type { RootProps } from '../rootProps.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps {
  /** Width of the loaded content: px at the default font size, or any CSS length. @default '100%' */
  width?: number | string;
  /** Height of the loaded content, in px at the default font size. @default 14 */
  height?: number;
  /** Makes it fully rounded, for avatars, badges and logos. @default false */
  isRound?: boolean;
}

/**
 * A placeholder that reserves the space of loading content. It is hidden from assistive technology; the surrounding
 * `Loading` announces the state. For one block or rows with an announcement use `LoadingBlock`.
 */
export function Skeleton({ width = '100%', height = 14, isRound = false, ...root }: SkeletonProps) {
  return (
    <span
      {...root}
      aria-hidden
      className={isRound ? `${css.skeleton} ${css.round}` : css.skeleton}
      style={{ inlineSize: typeof width === 'number' ? rem(width) : width, blockSize: rem(height) }}
    />
  );
}
