import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import type { GridSort } from '../../../patterns/Grid/GridHead.tsx';
import { collectionLabel, mostPressingFirst } from './overviewFigures.ts';

type Compare = (one: CollectionUsage, other: CollectionUsage) => number;

const byName: Compare = (one, other) => one.collection.localeCompare(other.collection, 'en');
const compares: Readonly<Record<string, Compare>> = {
  collection: byName,
  change: (one, other) => (one.newestChangeAt?.getTime() ?? 0) - (other.newestChangeAt?.getTime() ?? 0),
  records: (one, other) => one.totalRecords - other.totalRecords,
  status: (one, other) => collectionLabel(one.status).localeCompare(collectionLabel(other.status), 'en'),
};

interface RowsWanted {
  readonly search: string;
  /** Omitted until the user sorts: tables with errors first, then the busiest. */
  readonly sort?: GridSort | undefined;
}

/** The collections that match a search, sorted. */
export function collectionRows(
  collections: readonly CollectionUsage[],
  { search, sort }: RowsWanted,
): readonly CollectionUsage[] {
  const wanted = search.trim().toLowerCase();
  const found = collections.filter(({ collection }) => collection.toLowerCase().includes(wanted));
  const compare = sort && compares[sort.columnId];
  if (!compare) return mostPressingFirst(found);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return found.toSorted((one, other) => sign * compare(one, other) || byName(one, other));
}
