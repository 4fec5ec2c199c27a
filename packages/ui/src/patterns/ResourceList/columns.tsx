import type { ReactNode } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { ResourceColumn } from './resourceColumns.ts';
import * as css from './ResourceList.css.ts';

/** No value, as opposed to zero. A list never requests a value that the service did not send. */
export const nothing = '—';

/** The caller's own part of a column. */
export type Own<Row, Ordering extends string> = Partial<ResourceColumn<Row, Ordering>> &
  Pick<ResourceColumn<Row, Ordering>, 'width'>;

/** A column of badges. */
export const badgeColumn = <Row, Ordering extends string>(
  own: Own<Row, Ordering> & Pick<ResourceColumn<Row, Ordering>, 'id' | 'label' | 'cell'>,
): ResourceColumn<Row, Ordering> => ({ skeleton: <Skeleton width={82} height={24} isRound />, ...own });

/** Text of a cell that is cut at the end of its line. */
export const OneLine = ({ children }: { children: ReactNode }) => (
  <span className={css.oneLine}>{children}</span>
);

/** Text of a cell that wraps, because no part of it may be cut. */
export const Wrapping = ({ children }: { children: ReactNode }) => (
  <span className={css.wrapping}>{children}</span>
);

/** Text of a cell whose second line is cut, such as a fact followed by a long name. */
export const TwoLines = ({ children }: { children: ReactNode }) => (
  <span className={css.twoLines}>{children}</span>
);
