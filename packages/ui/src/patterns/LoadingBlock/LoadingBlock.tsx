import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './LoadingBlock.css.ts';

export interface LoadingBlockProps extends RootProps<HTMLDivElement> {
  /** Accessible label for what is loading, for example `Loading usage`. Omitted inside another `Loading`. */
  label?: string;
  /** Height of a row, in px at the default font size. Without it, rows are lines of text of different widths. */
  height?: number;
  /** Number of rows. @default 1 */
  rows?: number;
  /** Adds the space that a flush card does not have. @default false */
  isInset?: boolean;
}

/**
 * Reserves the room of a block or of rows while they load. For a placeholder in the shape of its content use
 * `Loading` around `Skeleton`s.
 */
export function LoadingBlock({ label, height, rows = 1, isInset = false, ...root }: LoadingBlockProps) {
  const skeleton = (
    <div {...(label === undefined && root)} className={isInset ? css.inset : css.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton
          key={row}
          height={height}
          width={height === undefined ? `${38 + ((row * 14) % 32)}%` : undefined}
        />
      ))}
    </div>
  );
  return label === undefined ? (
    skeleton
  ) : (
    <Loading {...root} label={label}>
      {skeleton}
    </Loading>
  );
}
