import type { LogLevel } from '@millrace/ui/domain/entities';
import { loadKinds, type JournalEntry } from '../tables/pipelineRows.ts';
import { loadNames, type LogLine } from './syncLines.ts';

const sentences: Readonly<Record<JournalEntry['kind'], (text: string) => string>> = {
  created: () => 'The pipeline was made.',
  started: () => 'The pipeline runs.',
  loaded: (text) => `The ${nameOfLoad(text)} is complete.`,
  paused: () => 'Paused.',
  // A connection test's message is not a sentence.
  errored: (text) =>
    `The pipeline stopped with an error: ${(text || 'the sync failed').replace(/\.?$/, '.')}`,
  recovered: () => 'The pipeline runs again.',
  resync: (text) => `Resync requested: ${text}.`,
  load: (text) => `Loading from the start: ${text}.`,
  changed: (text) => `Settings were changed: ${text}.`,
  archived: () => 'The pipeline was archived.',
  restored: () => 'The pipeline was restored.',
};

const nameOfLoad = (text: string): string => loadNames[loadKinds.find((kind) => kind === text) ?? 'initial'];

const levelOf = (kind: JournalEntry['kind']): LogLevel => (kind === 'errored' ? 'error' : 'info');

/** The line for a state change of a pipeline. Its details name the change, so that it can be filtered. */
export const lineOfEntry = ({ at, kind, text, change }: JournalEntry): LogLine => ({
  at,
  level: levelOf(kind),
  // A load follows from a change that has its own line.
  step: kind === 'load' ? 'load' : 'pipeline',
  message: sentences[kind](text ?? ''),
  collection: null,
  details:
    kind === 'load' ? null : { event: kind, ...(kind === 'changed' && text && { fields: text }), ...change },
});
