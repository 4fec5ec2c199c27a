import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import { isKnown } from '../../../domain/entities/open.ts';
import {
  collectionStatuses,
  type CollectionStatus,
  type CollectionUsage,
} from '../../../domain/entities/usage.ts';

/** How many tables a pipeline replicates and how many it excludes; `null` if the service sends neither. */
export function countCollections(
  { syncMappings }: Pick<PipelineDetail, 'syncMappings'>,
  collections: readonly CollectionUsage[] | undefined,
): { readonly included: number; readonly excluded: number } | null {
  const mapped = syncMappings ?? [];
  if (mapped.length > 0) {
    const included = mapped.filter(({ isSelected }) => isSelected).length;
    return { included, excluded: mapped.length - included };
  }
  return collections ? { included: collections.length, excluded: 0 } : null;
}

const isTroubled = ({ status }: CollectionUsage): boolean => status === 'errored';

/** Tables with errors first, then by records, then by name. */
export const mostPressingFirst = (collections: readonly CollectionUsage[]): readonly CollectionUsage[] =>
  collections.toSorted(
    (one, other) =>
      Number(isTroubled(other)) - Number(isTroubled(one)) ||
      other.totalRecords - one.totalRecords ||
      one.collection.localeCompare(other.collection, 'en'),
  );

export type CollectionTone = 'positive' | 'info' | 'critical' | 'neutral';

interface StatusShown {
  readonly label: string;
  readonly tone: CollectionTone;
}

const shown: Readonly<Record<CollectionStatus, StatusShown>> = {
  synced: { label: 'Synced', tone: 'positive' },
  initial_sync: { label: 'Initial sync', tone: 'info' },
  resyncing: { label: 'Resyncing', tone: 'info' },
  waiting: { label: 'Waiting', tone: 'neutral' },
  errored: { label: 'Errored', tone: 'critical' },
};

/** A collection's status in words; one that this build does not know is shown unchanged. */
export const collectionLabel = (status: string): string =>
  isKnown(collectionStatuses, status) ? shown[status].label : status;

/**
 * A collection's status with its meaning.
 * @param isProved whether the pipeline syncs on time: otherwise a table that has synced may be out of date
 */
export function collectionStatus(status: string, isProved: boolean): StatusShown {
  const tone = isKnown(collectionStatuses, status) ? shown[status].tone : 'neutral';
  return { label: collectionLabel(status), tone: tone === 'positive' && !isProved ? 'neutral' : tone };
}
