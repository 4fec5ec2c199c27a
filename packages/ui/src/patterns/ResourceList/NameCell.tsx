import type { ReactNode } from 'react';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { GridControl } from '../Grid/gridColumns.ts';
import { GridLink } from '../Grid/GridLink.tsx';
import * as css from './NameCell.css.ts';

export interface NameCellProps {
  /** Shown before the name, such as a connector's mark. */
  mark?: ReactNode;
  name: string;
  /** Address of the resource; without it, the name is no link. */
  href?: string;
  /** From the column, which needs `focusTarget: 'control'` if there is a link. */
  control: GridControl;
  /** The second line. */
  children?: ReactNode;
}

/** The cell that names a row: mark, name and a second line. */
export function NameCell({ mark, name, href, control, children }: NameCellProps) {
  const shown = showHidden(name);
  return (
    <span className={css.cell}>
      {mark}
      <span className={css.words}>
        <span className={css.name}>
          {href === undefined ? (
            <bdi translate="no">{shown}</bdi>
          ) : (
            <GridLink {...control} href={href}>
              {shown}
            </GridLink>
          )}
        </span>
        {children !== undefined && <span className={css.line}>{children}</span>}
      </span>
    </span>
  );
}

interface NameSkeletonProps {
  /** A skeleton of the mark. */
  mark?: ReactNode;
  /** Width of the second line, in px at the default font size; `null` without one. @default 88 */
  lineWidth?: number | null;
}

/** Placeholder for a `NameCell` while rows load. */
export function NameSkeleton({ mark, lineWidth = 88 }: NameSkeletonProps) {
  return (
    <span className={css.cell}>
      {mark}
      <span className={css.skeleton}>
        <Skeleton width={120} height={14} />
        {lineWidth !== null && <Skeleton width={lineWidth} height={12} />}
      </span>
    </span>
  );
}
