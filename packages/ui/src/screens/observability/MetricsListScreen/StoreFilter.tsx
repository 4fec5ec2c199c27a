import { useMemo } from 'react';
import {
  dataStoreTypes,
  type DataStoreType,
  type MetricDataStore,
} from '../../../domain/observability/metric.ts';
import { isKnown } from '../../../domain/entities/open.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { FilterMenu, type FilterGroup } from '../../../patterns/FilterMenu/FilterMenu.tsx';

/** The kind of the stores to show, or one of them. */
export interface ChosenStores {
  readonly dataStoreType: readonly DataStoreType[];
  readonly dataStoreId?: number;
}

interface StoreFilterProps {
  value: ChosenStores;
  /** The sources and destinations of the account; only their kinds can be chosen without them. */
  stores: readonly MetricDataStore[] | undefined;
  /** Called when the filter opens, so that `stores` can be loaded. */
  onOpen?(): void;
  onChange(chosen: ChosenStores): void;
}

const labels = { source: 'Sources', destination: 'Destinations' } as const;
const idOf = (type: string, id: number | undefined): string => (id === undefined ? type : `${type} ${id}`);

const groupsOf = (stores: readonly MetricDataStore[]): readonly FilterGroup[] => [
  { options: dataStoreTypes.map((type) => ({ value: type, label: `All ${labels[type].toLowerCase()}` })) },
  ...dataStoreTypes.map((type) => ({
    label: labels[type],
    options: stores
      .filter(({ dataStoreType }) => dataStoreType === type)
      .map((store) => ({
        value: idOf(type, store.dataStoreId),
        label: store.name,
        keywords: store.type,
        icon: <ConnectorMark type={store.type} size="small" />,
      })),
  })),
];
const noStores: readonly MetricDataStore[] = [];

function read(value: string | undefined): ChosenStores {
  const [type = '', id] = (value ?? '').split(' ');
  if (!isKnown(dataStoreTypes, type)) return { dataStoreType: [] };
  return { dataStoreType: [type], dataStoreId: id === undefined ? undefined : Number(id) };
}

/** Narrows a list to the metrics of sources, of destinations, or of one of them. */
export function StoreFilter({ value, stores = noStores, onOpen, onChange }: StoreFilterProps) {
  const groups = useMemo(() => groupsOf(stores), [stores]);
  const [type] = value.dataStoreType;
  return (
    <FilterMenu
      label="Data store"
      allLabel="All data stores"
      groups={groups}
      value={type && idOf(type, value.dataStoreId)}
      valueLabel={type && value.dataStoreId !== undefined ? `One ${type}` : undefined}
      onChange={(chosen) => onChange(read(chosen))}
      onOpen={onOpen}
    />
  );
}
