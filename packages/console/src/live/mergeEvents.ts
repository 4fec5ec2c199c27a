import type { ResourceEvent } from '@millrace/ui/domain/realtime';

/** An event that waits for the next frame. It may stand for several events about its record. */
export interface MergedEvent extends ResourceEvent {
  /** The revision that the fields are based on. @default the one before the event's own revision */
  readonly since?: number;
  /** Fields of earlier events were left out, because changes between them and this event are missing. */
  readonly isPartial?: boolean;
}

/**
 * The revisions that an event leads from and to. A whole row leads from any. `undefined`: the service sent no
 * revision, so nothing tells its place.
 */
export function spanOf({
  fields,
  isWhole,
  since,
}: MergedEvent): { readonly from: number; readonly to: number } | undefined {
  const to = fields?.rev;
  if (typeof to !== 'number') return undefined;
  return { from: isWhole ? -Infinity : (since ?? to - 1), to };
}

type Content = Pick<MergedEvent, 'fields' | 'isWhole' | 'hasMore' | 'since' | 'isPartial'>;

/** A refetch contains the fields of both. */
const hint: Content = { fields: undefined };

function mergeContents(one: MergedEvent, other: MergedEvent): Content {
  if (one.fields === undefined || other.fields === undefined) return hint;
  const [a, b] = [spanOf(one), spanOf(other)];
  // Only the order of arrival is known.
  if (!a && !b) {
    if (other.isWhole) return { fields: other.fields, isWhole: true };
    return { fields: { ...one.fields, ...other.fields }, isWhole: one.isWhole };
  }
  // Nothing tells which of them is the newer one.
  if (!a || !b) return hint;
  const [older, newer, from, to] = b.to < a.to ? [other, one, b, a] : [one, other, a, b];
  // The newer one contains the older one.
  if (to.from <= from.from) return newer;
  // The older one leads to the newer one, or into it.
  if (to.from <= from.to) {
    return {
      fields: { ...older.fields, ...newer.fields },
      isWhole: older.isWhole,
      ...(Number.isFinite(from.from) && { since: from.from }),
      isPartial: older.isPartial,
    };
  }
  // A change between them is missing, so the older one does not lead to the newer one.
  return { ...newer, isPartial: true };
}

/** Merges two events about the same record. `other` arrived later. */
export function mergeEvents(one: MergedEvent, other: MergedEvent): MergedEvent {
  // Ids are not reused, so a deleted record stays deleted, even if an older event arrives late.
  if (one.kind === 'deleted') return one;
  if (other.kind === 'deleted') return other;
  const { resource, id } = other;
  const { fields, isWhole, since, isPartial } = mergeContents(one, other);
  return {
    kind: one.kind === 'created' || other.kind === 'created' ? 'created' : 'updated',
    resource,
    id,
    fields,
    ...(isWhole && { isWhole }),
    ...((one.hasMore || other.hasMore) && { hasMore: true }),
    ...(since !== undefined && { since }),
    ...((isPartial || one.isPartial || other.isPartial) && { isPartial: true }),
  };
}
