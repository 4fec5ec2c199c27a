import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { activityOf } from '../../../domain/logs/activity.ts';
import type { PipelineLogView } from '../../../domain/views/pipelineLog.ts';

export interface MatchingLines {
  readonly lines: readonly PipelineEvent[];
  /** Number of loaded lines after the last one that matches. */
  readonly unmatchedTail: number;
}

/** Whether the page filters the loaded lines itself, because the service cannot. */
export const filtersLoaded = ({ show, table }: PipelineLogView): boolean =>
  show === 'activity' || table !== undefined;

/** The loaded lines that the view shows: of its table, and of its kinds of activity. */
export function matchingLines(lines: readonly PipelineEvent[], view: PipelineLogView): MatchingLines {
  if (!filtersLoaded(view)) return { lines, unmatchedTail: 0 };
  const { show, kinds, table } = view;
  const isShown = (line: PipelineEvent): boolean => {
    if (table !== undefined && line.collection !== table) return false;
    if (show === 'lines') return true;
    const kind = activityOf(line);
    return kind !== undefined && (kinds.length === 0 || kinds.includes(kind));
  };
  const last = lines.findLastIndex(isShown);
  return { lines: lines.filter(isShown), unmatchedTail: lines.length - 1 - last };
}
