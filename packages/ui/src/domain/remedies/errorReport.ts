import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { labelOf } from '../entities/catalogue.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { syncRuns } from '../logs/syncRuns.ts';
import { pipelineStatusLabel } from '../pipelines/pipelineStatus.ts';
import { redact } from '../text/redact.ts';
import { whatHappened, type ExplainedError } from './explainError.ts';

/** When a pipeline failed, as its log tells. */
export interface FailureTime {
  readonly at: Date;
  /** It is the first of the failures in a row. Otherwise older lines would be needed to know the first one. */
  readonly isFirst: boolean;
}

/** The time of the failure; `undefined` if the lines of the log do not tell. @param lines newest first */
export function failureTime(lines: readonly PipelineEvent[]): FailureTime | undefined {
  const runs = syncRuns(lines);
  const before = runs.findIndex(({ result }) => result !== 'failed');
  const run = before < 0 ? runs[0] : runs[before - 1];
  return run && { at: run.at, isFirst: before > 0 };
}

/** A failed pipeline as text, for a colleague or for support. It holds no secret. */
export function errorReport(
  { id, name, status, source, destination, region, lastSyncedAt, lastError }: Pipeline,
  error: ExplainedError | undefined,
  failedAt: Date | undefined,
): string {
  const line = (label: string, value: string | null | undefined): readonly string[] =>
    value ? [`${label}: ${value}`] : [];
  const end = (each: typeof source | typeof destination) =>
    each && `${each.name} (${labelOf(each.type)}, ID ${each.id})`;
  return [
    ...line('Pipeline', `${name} (ID ${id})`),
    ...line('Status', pipelineStatusLabel(status)),
    ...line('Source', end(source)),
    ...line('Destination', end(destination)),
    ...line('Region', region),
    ...line('Failed', failedAt?.toISOString()),
    ...line('Last sync', lastSyncedAt?.toISOString()),
    ...line('Cause', error && whatHappened(error, undefined)),
    ...line('Error', lastError && redact(lastError)),
  ].join('\n');
}
