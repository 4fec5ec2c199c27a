import { isAccessError } from '../connectors/test/accessError.ts';
import type { ConnectorKind } from '../entities/connector.ts';
import type { Pipeline, PipelineEnd } from '../entities/pipeline.ts';
import type { AlertId, DestinationId, SourceId } from '../entities/id.ts';
import { blamedEnd } from '../connectors/test/blamedEnd.ts';
import type { Alert } from '../observability/alert.ts';
import { isAhead, pipelineHealth, type PipelineHealth } from '../pipelines/pipelineHealth.ts';
import type { AlertTrigger } from '../observability/alertTrigger.ts';

/** Rows of each part of the home page. */
const homeRows = 5;

/** Rows that are read where they are grouped, so that a group is whole. */
const groupedRows = 50;

const pipelines = (status: string, ordering: string, pageSize = homeRows) => ({
  status,
  ordering,
  page: 1,
  pageSize,
});

/** The parameters of the home page's lists. */
export const homeQuestions = {
  /** Grouped by cause; those whose data are the oldest come first. */
  errored: pipelines('errored', 'last_synced_at', groupedRows),
  /** Grouped by what speaks against them. The ones that have waited longest for a sync come first: the late ones. */
  running: pipelines('running', 'last_synced_at', groupedRows),
  drafts: pipelines('draft', '-created_at'),
  latest: pipelines('active', '-last_synced_at'),
  /** Grouped by alert. */
  triggers: { status: 'open', ordering: '-triggered_at', page: 1, pageSize: groupedRows },
  /** The names and the last values of the alerts with open triggers. */
  alerts: { status: 'active', ordering: '-open_triggers', page: 1, pageSize: groupedRows },
  /** Only the count is used. */
  connectors: { status: 'active', ordering: '-created_at', page: 1, pageSize: 1 },
} as const;

export interface Activity {
  readonly kind: 'synced' | 'created';
  readonly at: Date;
  readonly pipeline: Pipeline;
}

/** What happened last, as far as lists of pipelines tell: newest first. A pipeline in two lists counts once. */
export function recentActivity(rows: readonly Pipeline[]): readonly Activity[] {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return once
    .flatMap((pipeline): Activity[] => [
      ...(pipeline.lastSyncedAt ? [{ kind: 'synced', at: pipeline.lastSyncedAt, pipeline } as const] : []),
      ...(pipeline.createdAt ? [{ kind: 'created', at: pipeline.createdAt, pipeline } as const] : []),
    ])
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, homeRows);
}

/** Pipelines that stopped for the same reason. */
export interface Cause {
  /** The errors as the service words them, each once; empty if it gives none. */
  readonly errors: readonly string[];
  /** The end that each of them blames by its name or its type; `undefined` if they do not tell. */
  readonly blamed: ConnectorKind | undefined;
  /** The source of all of them; `undefined` if they have different ones or the service does not tell. */
  readonly source: PipelineEnd<SourceId> | undefined;
  readonly destination: PipelineEnd<DestinationId> | undefined;
  /** Never empty. */
  readonly pipelines: readonly [Pipeline, ...Pipeline[]];
}

/** The end that an error names, if it names only that one. */
const blamedIn = (pipeline: Pipeline): ConnectorKind | undefined => blamedEnd(pipeline.lastError, pipeline);

/** The value that all have in common. */
const commonEnd = <End extends { readonly id: number }>(
  ends: readonly (End | null | undefined)[],
): End | undefined => {
  const [first] = ends;
  return first && ends.every((end) => end?.id === first.id) ? first : undefined;
};

/**
 * Groups errored pipelines by cause, the most pipelines first. An end that its errors blame for a refused access is one
 * cause, because one correction suffices. Any other cause is the same error text, of the same end if it blames one. A
 * pipeline without an error text is a cause of its own.
 */
export function causesOf(rows: readonly Pipeline[]): readonly Cause[] {
  const groups = new Map<string, [Pipeline, ...Pipeline[]]>();
  for (const pipeline of rows) {
    const { id, lastError } = pipeline;
    const blamed = blamedIn(pipeline);
    const reason = lastError && blamed && isAccessError(lastError) ? '' : `\n${lastError}`;
    const key = lastError ? `${blamed} ${blamed && pipeline[blamed]?.id}${reason}` : `${id}`;
    const group = groups.get(key);
    if (group) group.push(pipeline);
    else groups.set(key, [pipeline]);
  }
  return [...groups.values()]
    .map((group) => ({
      errors: [...new Set(group.flatMap(({ lastError }) => lastError || []))],
      blamed: blamedIn(group[0]),
      source: commonEnd(group.map(({ source }) => source)),
      destination: commonEnd(group.map(({ destination }) => destination)),
      pipelines: group,
    }))
    .toSorted((one, other) => other.pipelines.length - one.pipelines.length);
}

/** Whether the pipelines of a cause surely share it: an error that names no end may have as many causes as sources. */
export const isOneCause = ({ blamed, source, pipelines: { length } }: Cause): boolean =>
  length === 1 || blamed !== undefined || source !== undefined;

/** An alert with triggers that nobody has acknowledged. */
export interface OpenAlert {
  readonly id: AlertId;
  /** The alert, if it is among the loaded ones. */
  readonly alert: Alert | undefined;
  /** Its open triggers, newest first. Never empty. */
  readonly triggers: readonly [AlertTrigger, ...AlertTrigger[]];
}

/** One row per alert, in the order of the triggers. */
export function openAlerts(
  triggers: readonly AlertTrigger[],
  alerts: readonly Alert[],
): readonly OpenAlert[] {
  const groups = new Map<AlertId, [AlertTrigger, ...AlertTrigger[]]>();
  for (const trigger of triggers) {
    const group = groups.get(trigger.alertId);
    if (group) group.push(trigger);
    else groups.set(trigger.alertId, [trigger]);
  }
  return [...groups].map(([id, own]) => ({
    id,
    alert: alerts.find((alert) => alert.id === id),
    triggers: own,
  }));
}

/** What can speak against running pipelines, the most urgent first. */
const doubts = [
  { kind: 'late', healths: ['overdue', 'late'] },
  { kind: 'quiet', healths: ['quiet'] },
  { kind: 'ahead', healths: ['ahead'] },
  { kind: 'behind', healths: ['behind'] },
] as const satisfies readonly { readonly kind: string; readonly healths: readonly PipelineHealth[] }[];

export type DoubtKind = (typeof doubts)[number]['kind'];

/** Running pipelines against which the same speaks. */
export interface Doubt {
  readonly kind: DoubtKind;
  /** Never empty. */
  readonly pipelines: readonly { readonly pipeline: Pipeline; readonly health: PipelineHealth }[];
}

/** The running pipelines that may not deliver, by what speaks against them and in their order. */
export function doubtsOf(rows: readonly Pipeline[], now: Date): readonly Doubt[] {
  const judged = rows.map((pipeline) => ({ pipeline, health: pipelineHealth(pipeline, now) }));
  return doubts.flatMap(({ kind, healths }) => {
    const found = judged.filter(({ health }) => healths.some((each) => each === health));
    return found.length > 0 ? [{ kind, pipelines: found }] : [];
  });
}

/** A pipeline and how old its data are, as far as the service tells. */
export interface AgedPipeline {
  readonly pipeline: Pipeline;
  /** When its newest change was made, or, if the service does not tell, when it last synced. */
  readonly at: Date;
  /** Whether `at` is that of the newest change. Otherwise the data are at least as old as the last sync. */
  readonly isChange: boolean;
}

/** A time in the future is no age: a clock is ahead. */
function agedOf(pipeline: Pipeline, now: Date): readonly AgedPipeline[] {
  const { newestChangeAt, lastSyncedAt } = pipeline;
  if (newestChangeAt && !isAhead(newestChangeAt, now))
    return [{ pipeline, at: newestChangeAt, isChange: true }];
  return lastSyncedAt ? [{ pipeline, at: lastSyncedAt, isChange: false }] : [];
}

/** The pipelines with the oldest data, oldest first. A pipeline in two lists counts once. */
export function oldestData(rows: readonly Pipeline[], now: Date): readonly AgedPipeline[] {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return once
    .flatMap((pipeline) => agedOf(pipeline, now))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, homeRows);
}
