import type { ResourceEvent } from '@millrace/ui/domain/realtime';

type Content = Pick<ResourceEvent, 'fields' | 'isWhole' | 'hasMore'>;

function mergeContents(one: ResourceEvent, other: ResourceEvent): Content {
  // A hint without fields causes a refetch, which includes the fields of the other event.
  if (one.fields === undefined || other.fields === undefined) return { fields: undefined };
  const isLate = (other.fields.rev ?? Infinity) < (one.fields.rev ?? -Infinity);
  const [older, newer] = isLate ? [other, one] : [one, other];
  const hasMore = older.hasMore || newer.hasMore;
  return {
    fields: newer.isWhole ? newer.fields : { ...older.fields, ...newer.fields },
    ...((older.isWhole || newer.isWhole) && { isWhole: true }),
    ...(hasMore && { hasMore }),
  };
}

/** Merges two events about the same record. `other` is the later one. */
export function mergeEvents(one: ResourceEvent, other: ResourceEvent): ResourceEvent {
  // Ids are not reused, so a deleted record stays deleted, even if an older event arrives late.
  if (one.kind === 'deleted') return one;
  if (other.kind === 'deleted') return other;
  const kind = one.kind === 'created' || other.kind === 'created' ? 'created' : 'updated';
  const { resource, id } = other;
  return { kind, resource, id, ...mergeContents(one, other) };
}
