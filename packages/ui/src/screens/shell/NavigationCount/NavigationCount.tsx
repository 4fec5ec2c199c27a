import { formatCompact } from '../../../domain/format/count.ts';
import { ErrorIcon } from '../../../primitives/Icon/icons/ErrorIcon.ts';
import type { RootProps } from '../../../primitives/rootProps.ts';
import * as css from './NavigationCount.css.ts';

export interface NavigationCountProps extends RootProps {
  /** How many need a person: pipelines that fail, alerts that fire. */
  count: number;
}

/** How many need a person, at the end of an entry of `AppShell`’s navigation, whose `alert.text` says what it counts. */
export function NavigationCount({ count, ...root }: NavigationCountProps) {
  return (
    <span {...root} className={css.count} aria-hidden>
      <span className={css.icon}>
        <ErrorIcon size={16} />
      </span>
      {formatCompact(count)}
    </span>
  );
}
