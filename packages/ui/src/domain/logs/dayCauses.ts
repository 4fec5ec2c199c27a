import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { activityOf } from './activity.ts';

/** What a log knows of a day that can explain more records than usual, the likeliest first. */
export const causeKinds = ['resync', 'created', 'schema', 'restart'] as const;
export type CauseKind = (typeof causeKinds)[number];

/** One of them, in the words of the line that says so. */
export interface DayCause {
  /** The line that says so; `undefined` if a list does. */
  readonly id?: PipelineEvent['id'];
  readonly kind: CauseKind;
  readonly at: Date;
  readonly message: string;
}

/** State changes by the detail `event` of their line, an assumed field. */
const kinds: ReadonlyMap<unknown, CauseKind> = new Map<unknown, CauseKind>([
  ['resync', 'resync'],
  ['created', 'created'],
  ['started', 'restart'],
  ['recovered', 'restart'],
  ['restored', 'restart'],
]);

const kindOf = (line: PipelineEvent): CauseKind | undefined =>
  kinds.get(line.details?.['event']) ?? (activityOf(line) === 'schema' ? 'schema' : undefined);

/** A few lines say it; the log of the day has the others. */
const mostCauses = 3;

/**
 * What a log says of a period that can explain its records: resyncs before new pipelines, changed tables and restarts. At
 * most three, oldest first. None if the log does not say: a line without its assumed fields names nothing.
 */
export function dayCauses(
  lines: readonly PipelineEvent[],
  { from, to }: { readonly from: Date; readonly to: Date },
): readonly DayCause[] {
  const once = [...new Map(lines.map((line) => [line.id, line])).values()];
  return once
    .flatMap((line): DayCause[] => {
      const kind = line.at >= from && line.at < to ? kindOf(line) : undefined;
      return kind ? [{ id: line.id, kind, at: line.at, message: line.message }] : [];
    })
    .toSorted((one, other) => causeKinds.indexOf(one.kind) - causeKinds.indexOf(other.kind))
    .slice(0, mostCauses)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
