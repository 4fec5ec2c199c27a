import type { LogLevel } from '@millrace/ui/domain/entities';
import { formatCount } from '@millrace/ui/domain/format';
import { positionAt } from '../pipelines/collections.ts';
import type { Load } from '../tables/pipelineRows.ts';
import type { Course, SyncFacts } from './syncFacts.ts';

/** A line of a log, without its number. */
export interface LogLine {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly level: LogLevel;
  readonly step: string;
  readonly message: string;
  /** The table it is about. */
  readonly collection: string | null;
  readonly details: Readonly<Record<string, string | number>> | null;
}

/** The kinds of loads in a sentence. */
export const loadNames: Readonly<Record<Load['kind'], string>> = {
  initial: 'initial sync',
  added: 'initial sync of the added tables',
  resync: 'resync',
};

const usual: readonly LogLevel[] = ['info', 'debug', 'debug', 'info', 'info', 'debug', 'debug', 'info'];

/** The level of each line of a sync, by how it went. */
export const levelsOf: Readonly<Record<Course, readonly LogLevel[]>> = {
  usual,
  lagging: usual.with(5, 'warning'),
  retried: usual.with(3, 'error'),
};

type Text = Pick<LogLine, 'step' | 'message'> & Partial<Pick<LogLine, 'collection' | 'details'>>;

const records = (count: number): string => `${formatCount(count)} ${count === 1 ? 'record' : 'records'}`;

const lagOf = (ms: number): string =>
  ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;

const totalOf = ({ continuous, load }: SyncFacts): number => continuous + (load?.records ?? 0);

const readLine = (collection: string, count: number, more = ''): Text => ({
  step: 'read',
  message: `Read ${records(count)} of ${collection}${more}.`,
  collection,
  details: { records: count },
});

/** The text of each line, oldest first, and its time as a share of the sync's duration. */
const lines: readonly (readonly [moment: number, text: (facts: SyncFacts) => Text])[] = [
  [0, () => ({ step: 'sync', message: 'The sync began.' })],
  [
    0.04,
    ({ previous }) => ({
      step: 'read',
      message: previous === 0 ? 'Reading from the start.' : `Reading from ${positionAt(previous)}.`,
    }),
  ],
  [0.1, () => ({ step: 'schema', message: 'Schema unchanged.' })],
  [
    0.35,
    ({ course, tables: [first], ofFirst }) =>
      course === 'retried'
        ? {
            step: 'read',
            message: `Reading ${first} broke off: the source closed the connection. Trying once more.`,
            collection: first,
            details: { attempt: 1, code: 'connection_closed' },
          }
        : readLine(first, ofFirst),
  ],
  [
    0.6,
    ({ course, tables: [first, second], continuous, ofFirst, load }) => {
      if (course === 'retried') return readLine(first, continuous, ' at the second try');
      if (!load && first === second) {
        return { step: 'read', message: `${first} was read to its end.`, collection: first };
      }
      if (!load) return readLine(second, continuous - ofFirst);
      return {
        step: 'load',
        message: `Loaded ${records(load.records)} of the ${loadNames[load.kind]}; ${load.percent} % are done.`,
        details: { records: load.records, percent: load.percent },
      };
    },
  ],
  [
    0.65,
    ({ course, lag }) => ({
      step: 'read',
      message: `The source is ${lagOf(lag)} ahead${course === 'lagging' ? ', more than usual' : ''}.`,
      details: { lag_ms: lag },
    }),
  ],
  [0.9, (facts) => ({ step: 'load', message: `Sent ${records(totalOf(facts))} to the destination.` })],
  [
    1,
    (facts) => ({
      step: 'sync',
      message: `Synced ${records(totalOf(facts))} in ${(facts.duration / 1000).toFixed(1)} s.`,
      details: {
        records: totalOf(facts),
        extracted: totalOf(facts),
        refused: 0,
        duration_ms: facts.duration,
      },
    }),
  ],
];

/** The n-th line of a sync. */
export function lineOfSync(facts: SyncFacts, index: number): LogLine {
  const { at, duration, course, part } = facts;
  const [moment = 1, text] = lines[index] ?? [];
  return {
    // A line between two steps has the time of the first.
    at: Math.max(part.notBefore, Math.round(at - duration * (1 - moment))),
    level: levelsOf[course][index] ?? 'info',
    collection: null,
    details: null,
    ...(text?.(facts) ?? { step: 'sync', message: '' }),
  };
}
