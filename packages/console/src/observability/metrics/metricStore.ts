import { isKnown, dataStoreTypes, toId, type Metric } from '@millrace/ui/domain/entities';

/** The measured source or destination, if this build knows its kind. */
export function storeOf(metric: Metric | undefined) {
  if (!metric || !isKnown(dataStoreTypes, metric.dataStoreType)) return undefined;
  return { kind: metric.dataStoreType, id: metric.dataStoreId };
}

/** The arguments for the pipelines that read a source or load into a destination. */
export const pipelinesOf = ({ kind, id }: NonNullable<ReturnType<typeof storeOf>>) => ({
  status: 'active',
  ...(kind === 'source' ? { sourceId: toId<'source'>(id) } : { destinationId: toId<'destination'>(id) }),
});
