import type { PipelineEvent } from '../entities/pipelineEvent.ts';

/** What happened to a pipeline, as a filter of its log. */
export const activityKinds = ['runs', 'failures', 'recoveries', 'changes', 'schema'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activityLabels: Readonly<Record<ActivityKind, string>> = {
  runs: 'Runs',
  failures: 'Failures',
  recoveries: 'Recoveries',
  changes: 'Changes',
  schema: 'Schema changes',
};

/** One of a kind. */
export const activityWords: Readonly<Record<ActivityKind, string>> = {
  runs: 'Run',
  failures: 'Failure',
  recoveries: 'Recovery',
  changes: 'Change',
  schema: 'Schema change',
};

/** State changes of a pipeline by the detail `event` of their line, an assumed field. */
const events = {
  created: 'changes',
  started: 'changes',
  loaded: 'runs',
  paused: 'changes',
  errored: 'failures',
  recovered: 'recoveries',
  resync: 'changes',
  changed: 'changes',
  archived: 'changes',
  restored: 'changes',
} as const satisfies Record<string, ActivityKind>;

const isEvent = (word: unknown): word is keyof typeof events =>
  typeof word === 'string' && Object.hasOwn(events, word);

/** Settings that decide which tables and columns are copied, as named in the detail `fields`. */
const schemaFields = /\b(?:sync_mappings|schema)/;

/**
 * The activity that a line reports; `undefined` for the steps in between, such as reading a table. A sync that is done
 * has details; the line of its start has none.
 */
export function activityOf({ level, step, details }: PipelineEvent): ActivityKind | undefined {
  if (level === 'error') return 'failures';
  const event = details?.['event'];
  if (isEvent(event)) {
    return event === 'changed' && schemaFields.test(String(details?.['fields'])) ? 'schema' : events[event];
  }
  if (step === 'sync' && details) return 'runs';
  return step === 'schema' && level !== 'debug' ? 'schema' : undefined;
}
