import { rem } from '../../theme/rem.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** As wide as what will stand here: px at letters of the usual size, or any CSS length. @default '100%' */
  width?: number | string;
  /** As high as what will stand here, in px at letters of the usual size. @default 14 */
  height?: number;
  /** For avatars, pills and marks. @default false */
  isRound?: boolean;
}

/** Holds the place of what is loading, so that nothing jumps. It says nothing: the `Loading` around it does. */
export function Skeleton({ width = '100%', height = 14, isRound = false }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={isRound ? `${css.skeleton} ${css.round}` : css.skeleton}
      style={{ inlineSize: typeof width === 'number' ? rem(width) : width, blockSize: rem(height) }}
    />
  );
}
