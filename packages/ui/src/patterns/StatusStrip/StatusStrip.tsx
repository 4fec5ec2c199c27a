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
  /** Chips are as wide as with a count of four digits, so that they do not move when counts arrive. @default false */
  reservesCounts?: boolean;
  /** Called with all selected statuses. */
  onChange(selected: readonly Status[]): void;
}

function Words({ label, count, isPartial = false }: Omit<StatusStripItem<string>, 'status'>) {
  return (
    <span className={css.words}>
      {label}
      {count !== undefined && (
        <span className={css.count}>
          {formatCount(count)}
          {isPartial && '+'}
        </span>
      )}
    </span>
  );
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
          {reservesCounts ? (
            <span className={css.room} data-room={`${item.label} 9,999`}>
              <Words {...item} />
            </span>
          ) : (
            <Words {...item} />
          )}
        </ToggleButton>
      ))}
    </div>
  );
}
