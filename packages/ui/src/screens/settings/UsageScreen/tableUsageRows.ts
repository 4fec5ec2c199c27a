import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import type { GridSort } from '../../../patterns/Grid/GridHead.tsx';
import type { UsageRow } from './usageRow.ts';

/** The tables whose names contain a text, by name or by records; equal ones by name. */
export function tableUsageRows(
  tables: readonly CollectionUsage[],
  { search, sort }: { readonly search: string; readonly sort: GridSort },
): readonly UsageRow[] {
  const wanted = search.trim().toLowerCase();
  const byName = (one: UsageRow, other: UsageRow) => one.name.localeCompare(other.name, 'en');
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return tables
    .filter(({ collection }) => collection.toLowerCase().includes(wanted))
    .map(({ collection, totalRecords }): UsageRow => ({
      id: collection,
      name: collection,
      records: totalRecords,
    }))
    .toSorted((one, other) => {
      const order = sort.columnId === 'name' ? byName(one, other) : one.records - other.records;
      return sign * order || byName(one, other);
    });
}
