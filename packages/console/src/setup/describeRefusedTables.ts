import type { SyncMapping } from '@millrace/ui/domain/entities';
import type { Problem } from '@millrace/ui/domain/remote';

/**
 * A refused schema in words that name the tables: the service points at them by their place in what was sent, and may
 * know more of them than it told before.
 */
export function describeRefusedTables(problem: Problem, sent: readonly SyncMapping[]): Problem {
  const lines = (problem.fieldErrors ?? []).flatMap(({ location, message }) => {
    const place = location.indexOf('sync_mappings');
    const table = sent[Number(place === -1 ? Number.NaN : location[place + 1])]?.table;
    return table === undefined ? [] : [`${table}: ${message}`];
  });
  return lines.length === 0 ? problem : { ...problem, detail: lines.join(' ') };
}
