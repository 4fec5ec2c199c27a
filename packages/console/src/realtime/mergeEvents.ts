import type { RealtimeEvent } from '@millrace/ui/domain';

/** An event about one thing. */
export type ResourceEvent = Exclude<RealtimeEvent, { kind: 'refreshApp' }>;

/** The version that an event carries, if the service numbers them. */
export function revisionOf(fields: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const revision = fields?.['rev'];
  return typeof revision === 'number' ? revision : undefined;
}

/** Whether an event carries the whole thing, and not only what has changed. */
export const isWhole = ({ fields }: ResourceEvent): boolean => fields !== undefined && 'id' in fields;

function mergeFields(one: ResourceEvent, other: ResourceEvent): ResourceEvent['fields'] {
  // A bare hint asks for a fresh read, which brings whatever the other one knew.
  if (one.fields === undefined || other.fields === undefined) return undefined;
  const isLate = (revisionOf(other.fields) ?? Infinity) < (revisionOf(one.fields) ?? -Infinity);
  const [older, newer] = isLate ? [other, one] : [one, other];
  return isWhole(newer) ? newer.fields : { ...older.fields, ...newer.fields };
}

/** Two events about the same thing as one; `other` came after `one`. */
export function mergeEvents(one: ResourceEvent, other: ResourceEvent): ResourceEvent {
  // Ids are not used again: what is deleted stays deleted, whatever arrives late.
  if (one.kind === 'deleted') return one;
  if (other.kind === 'deleted') return other;
  const kind = one.kind === 'created' || other.kind === 'created' ? 'created' : 'updated';
  return { ...other, kind, fields: mergeFields(one, other) };
}
