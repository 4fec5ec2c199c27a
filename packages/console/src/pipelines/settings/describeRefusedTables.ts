import type { SyncMapping } from '@millrace/ui/domain/entities';
import type { Problem } from '@millrace/ui/domain/remote';

/**
 * Names the tables in the problem of a refused schema: the service identifies them by their index in the request.
 * It may refuse tables that were valid when the page loaded them.
 */
export function describeRefusedTables(problem: Problem, sent: readonly SyncMapping[]): Problem {
  const lines = (problem.fieldErrors ?? []).flatMap(({ location, message }) => {
    const place = location.indexOf('sync_mappings');
    const table = sent[Number(place === -1 ? Number.NaN : location[place + 1])]?.table;
    return table === undefined ? [] : [`${table}: ${message}`];
  });
  return lines.length === 0 ? problem : { ...problem, detail: lines.join(' ') };
}
