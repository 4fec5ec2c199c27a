import { useMemo } from 'react';
import { useStableHandler } from '../../../internal/useStableHandler.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { FilterMenu } from '../../../patterns/FilterMenu/FilterMenu.tsx';

/** What a list with a filter of destinations takes from its caller. */
export interface ListedDestinations {
  /** The destinations of the account, once they have loaded. */
  destinations?: readonly { readonly id: number; readonly name: string; readonly type: string }[];
  /** Called when the filter opens, so that `destinations` can be loaded. */
  onDestinationsOpen?(): void;
}

interface DestinationFilterProps extends ListedDestinations {
  value: number | undefined;
  /** The name of the chosen destination, known from a row. */
  name: string | undefined;
  onChange(id: number | undefined): void;
}

const none: readonly never[] = [];

/** Filters pipelines by their destination, chosen by name. */
export function DestinationFilter({
  destinations = none,
  onDestinationsOpen,
  value,
  name,
  onChange,
}: DestinationFilterProps) {
  const groups = useMemo(
    () => [
      {
        options: destinations
          .map(({ id, name: label, type }) => ({
            value: String(id),
            label,
            icon: <ConnectorMark type={type} size="small" />,
          }))
          .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
      },
    ],
    [destinations],
  );
  return (
    <FilterMenu
      label="Destination"
      allLabel="All destinations"
      groups={groups}
      value={value?.toString()}
      valueLabel={name ?? 'One destination'}
      onChange={useStableHandler((id) => onChange(id === undefined ? undefined : Number(id)))}
      onOpen={useStableHandler(() => onDestinationsOpen?.())}
    />
  );
}
