import { ToggleButton } from 'react-aria-components/ToggleButton';
import { formatCount } from '../../domain/format/count.ts';
import { revealOnFocus } from '../../internal/focus/revealOnFocus.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './StatusStrip.css.ts';

export interface StatusStripItem<Status extends string> {
  readonly status: Status;
  readonly label: string;
  /** Number of items; omitted if unknown. */
  readonly count?: number;
  /** There may be more than were counted: the count shows as `7+`. @default false */
  readonly isPartial?: boolean;
}

export interface StatusStripProps<Status extends string> extends RootProps<HTMLDivElement> {
  /** Names the strip, such as “Filter by status”. */
  label: string;
  /** The statuses to choose from, with their counts. */
  items: readonly StatusStripItem<Status>[];
  /** The selected statuses; empty for all. */
  selected: readonly Status[];
  /** Keeps room for counts of up to four digits while they are unknown. @default false */
  reservesCounts?: boolean;
  /** Called with all selected statuses. */
  onChange(selected: readonly Status[]): void;
}

/** Counts per status; a press filters the list by it. For views that are part of the address use `SegmentedLinks`. */
export function StatusStrip<Status extends string>({
  label,
  items,
  selected,
  reservesCounts = false,
  onChange,
  ...root
}: StatusStripProps<Status>) {
  return (
    <div {...root} className={css.strip} role="group" aria-label={label}>
      {items.map((item) => (
        <ToggleButton
          key={item.status}
          className={css.chip}
          onFocus={revealOnFocus}
          isSelected={selected.includes(item.status)}
          onChange={(isSelected) =>
            onChange(
              items
                .map(({ status }) => status)
                .filter((status) => (status === item.status ? isSelected : selected.includes(status))),
            )
          }
        >
          {item.label}
          {(item.count !== undefined || reservesCounts) && (
            <span className={css.count[reservesCounts ? 'reserved' : 'own']}>
              {item.count !== undefined && formatCount(item.count)}
              {item.isPartial && '+'}
            </span>
          )}
        </ToggleButton>
      ))}
    </div>
  );
}
