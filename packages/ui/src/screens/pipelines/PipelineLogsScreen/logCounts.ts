import type { Remote } from '../../../domain/outcome/remote.ts';
import { activityOf } from '../../../domain/logs/activity.ts';
import type { PipelineLogView } from '../../../domain/views/pipelineLog.ts';
import type { StatusStripItem } from '../../../patterns/StatusStrip/StatusStrip.tsx';
import type { LoadedLog } from './props.ts';

type Counted = Pick<StatusStripItem<string>, 'count' | 'isPartial'>;

/** Whether lines of a level or a kind of activity are among what the service sends for a view. */
function isSent(choice: string, { show, levels, kinds }: PipelineLogView): boolean {
  if (show === 'lines') return levels.length === 0 || levels.some((level) => level === choice);
  return choice === 'failures' || kinds.length !== 1 || kinds[0] !== 'failures';
}

/**
 * Counts the loaded lines of a level or a kind of activity. Nothing is counted of what the service left out, and zero says
 * nothing while there are older lines.
 */
export function logCounts(log: Remote<LoadedLog>, view: PipelineLogView): (choice: string) => Counted {
  if (log.state !== 'ready' || log.isOutdated) return () => ({});
  const { lines, hasOlder } = log.value;
  const { show, table } = view;
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (table !== undefined && line.collection !== table) continue;
    const choice = show === 'lines' ? line.level : activityOf(line);
    if (choice) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return (choice) => {
    const count = counts.get(choice) ?? 0;
    if (!isSent(choice, view) || (count === 0 && hasOlder)) return {};
    return { count, ...(hasOlder && { isPartial: true }) };
  };
}
