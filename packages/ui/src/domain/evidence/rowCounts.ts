import type { Pipeline } from '../entities/pipeline.ts';
import type { CollectionUsage } from '../entities/usage.ts';
import { formatCount, formatQuantity } from '../format/count.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../format/duration.ts';
import { formatInterval } from '../format/time.ts';
import { intervalOf } from '../pipelines/pipelineHealth.ts';
import type { CountedTable, RowCount } from './countedTables.ts';

/**
 * - `missing`, `extra`: the destination has fewer or more rows, and nothing that is known explains it.
 * - `explained`: the difference is one that the pipeline is expected to have.
 * - `unknown`: the counts prove nothing.
 * - `uncounted`: there is no metric at either end.
 */
export const countVerdicts = ['missing', 'extra', 'unknown', 'explained', 'equal', 'uncounted'] as const;
export type CountVerdict = (typeof countVerdicts)[number];

/** The counts of a table compared. */
export interface CountComparison extends CountedTable {
  readonly verdict: CountVerdict;
  /** Rows at the destination minus rows at the source; `null` unless both were counted at nearly the same time. */
  readonly difference: number | null;
  /** What the verdict follows from, as sentences. */
  readonly reason: string;
  /** A count without deleted rows at the destination would give a verdict. @default false */
  readonly needsCountWithoutDeleted?: boolean;
}

/** What explains a difference, besides the counts. */
export interface CountContext {
  readonly pipeline: Pipeline;
  /** The table in the pipeline's usage of the last day; omitted if unknown. */
  readonly usage?: CollectionUsage | undefined;
}

const isCounted = (count: RowCount): count is Extract<RowCount, object> =>
  typeof count === 'object' && count !== null;

const noCounts: Readonly<Record<'uncounted' | 'unreadable', string>> = {
  uncounted: 'has not been counted yet',
  unreadable: 'could not be counted',
};

/** A duration in a unit of which it has at least two, never shorter than it is: `16 min`, `2 h`. */
function formatRough(milliseconds: number): string {
  const unit = [dayMs, hourMs, minuteMs].find((each) => milliseconds >= 2 * each) ?? secondMs;
  // Four seconds more than two hours are two hours.
  return formatInterval(Math.ceil(milliseconds / unit - 0.05) * unit);
}

/** Why two counts cannot be compared; `undefined` if they can. */
function whyIncomparable({ source, destination }: CountedTable, interval: number): string | undefined {
  if (source === null) return 'Counted at the destination only.';
  if (destination === null) return 'Counted at the source only.';
  if (!isCounted(source)) return `The source ${noCounts[source]}.`;
  if (!isCounted(destination)) return `The destination ${noCounts[destination]}.`;
  const apart = Math.abs(source.at.getTime() - destination.at.getTime());
  return apart > interval
    ? `Counted ${formatRough(apart)} apart. Only counts within ${formatInterval(interval)} can be compared.`
    : undefined;
}

const loadingStatuses: readonly string[] = ['waiting', 'initial_sync', 'resyncing'];

/** Changes vary: this many times those of an average day may be waiting for a sync. */
const busyFactor = 3;

/** The share of rows from which a difference counts, although it is not known how many change. */
const noticeableShare = 0.01;

/** Whether the rows at the destination may include deleted ones, which hide missing ones. */
const hasDeleted = ({ destination }: CountedTable, { persistDeletedRows }: Pipeline): boolean =>
  persistDeletedRows === true && isCounted(destination) && !destination.isWithoutDeleted;

interface Difference {
  /** Rows at the destination minus rows at the source, not 0. */
  readonly difference: number;
  readonly rows: number;
  /** The earlier and the later count. */
  readonly from: number;
  readonly to: number;
  /** Rows that were deleted at the source may be among those at the destination. */
  readonly isWithDeleted: boolean;
}

/** Verdict and reason of counts that differ. */
function judge(
  { difference, rows, from, to, isWithDeleted }: Difference,
  { pipeline, usage }: CountContext,
): Pick<CountComparison, 'verdict' | 'reason'> {
  const explained = (reason: string) => ({ verdict: 'explained', reason }) as const;
  if (usage && loadingStatuses.includes(usage.status)) return explained('The table is still loading.');
  if (pipeline.status !== 'running')
    return explained('The pipeline is not running, so changes at the source are not loaded.');
  if (difference > 0 && isWithDeleted)
    return explained('Rows deleted at the source are kept at the destination.');
  const size = Math.abs(difference);
  const lastSync = pipeline.lastSyncedAt?.getTime();
  // What changed since the last sync, and between the two counts, may differ.
  const open = to - Math.min(from, lastSync ?? from - intervalOf(pipeline));
  if (usage) {
    const expected = Math.ceil((busyFactor * usage.totalRecords * Math.max(open, 0)) / dayMs);
    if (size <= expected)
      return explained(
        `Within the ${formatQuantity(expected, 'row')} that can change in ${formatRough(open)}, the time since the last sync.`,
      );
  } else if (size < rows * noticeableShare) {
    return { verdict: 'unknown', reason: 'Changes since the last sync may explain the difference.' };
  }
  return difference < 0
    ? { verdict: 'missing', reason: `${formatCount(size)} fewer than at the source.` }
    : { verdict: 'extra', reason: `${formatCount(size)} more than at the source.` };
}

/**
 * Compares the rows of a table at both ends. If the destination keeps deleted rows, only a count without them can be equal:
 * kept rows would hide as many missing ones. Only counts made there are evidence: what the pipeline says that it has loaded
 * can excuse a small difference, and never proves that there is none. Counts further apart than one interval (an hour if the
 * service does not say) give no verdict.
 */
export function compareRowCounts(counted: CountedTable, context: CountContext): CountComparison {
  const { source, destination } = counted;
  if (source === null && destination === null)
    return { ...counted, verdict: 'uncounted', difference: null, reason: '' };
  const interval = intervalOf(context.pipeline) || hourMs;
  const reason = whyIncomparable(counted, interval);
  if (reason !== undefined || !isCounted(source) || !isCounted(destination))
    return { ...counted, verdict: 'unknown', difference: null, reason: reason ?? '' };
  const difference = destination.rows - source.rows;
  const isWithDeleted = hasDeleted(counted, context.pipeline);
  const needed = isWithDeleted && difference >= 0 ? { needsCountWithoutDeleted: true } : {};
  if (difference === 0 && isWithDeleted)
    return {
      ...counted,
      ...needed,
      verdict: 'unknown',
      difference,
      reason: 'Deleted rows that are kept at the destination may hide missing ones.',
    };
  if (difference === 0) return { ...counted, verdict: 'equal', difference, reason: '' };
  const times = [source.at.getTime(), destination.at.getTime()];
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const judged = judge({ difference, rows: source.rows, from, to, isWithDeleted }, context);
  return { ...counted, ...needed, difference, ...judged };
}

const rank = ({ verdict }: CountComparison): number => countVerdicts.indexOf(verdict);

/** The comparisons of a pipeline's tables: what needs a person first, then by the size of the difference. */
export const compareTables = (
  counted: readonly CountedTable[],
  pipeline: Pipeline,
  usage: readonly CollectionUsage[] | undefined,
): readonly CountComparison[] => {
  const byName = new Map(usage?.map((each) => [each.collection, each]));
  return counted
    .map((each) => compareRowCounts(each, { pipeline, usage: byName.get(each.table) }))
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || Math.abs(other.difference ?? 0) - Math.abs(one.difference ?? 0),
    );
};

/** Verdicts in words. */
export const countVerdictLabel: Readonly<Record<CountVerdict, string>> = {
  missing: 'Rows missing',
  extra: 'More rows',
  unknown: 'No verdict',
  explained: 'Explained',
  equal: 'Equal',
  uncounted: 'Not counted',
};

/** `−100`, `+2,466` or `0`. */
export const formatDifference = (difference: number): string =>
  difference === 0 ? '0' : `${difference < 0 ? '−' : '+'}${formatCount(Math.abs(difference))}`;

function describeCount(count: RowCount): string {
  if (!isCounted(count)) return '—';
  const { rows, at, isWithoutDeleted = false } = count;
  return `${formatCount(rows)}${isWithoutDeleted ? ' without deleted rows' : ''} at ${at.toISOString()}`;
}

/** The counted tables as text for a message or a ticket, one line each, with instants in UTC. */
export const rowCountsReport = (
  comparisons: readonly CountComparison[],
  ends: { readonly pipeline: string; readonly source: string; readonly destination: string },
): string =>
  [
    `Row counts of ${ends.pipeline}: ${ends.source} and ${ends.destination}`,
    ...comparisons
      .filter(({ verdict }) => verdict !== 'uncounted')
      .map(({ table, source, destination, difference, verdict, reason }) =>
        [
          `${table}: ${countVerdictLabel[verdict]}`,
          `source ${describeCount(source)}`,
          `destination ${describeCount(destination)}`,
          ...(difference === null ? [] : [`difference ${formatDifference(difference)}`]),
          ...(reason === '' ? [] : [reason]),
        ].join(', '),
      ),
  ].join('\n');
