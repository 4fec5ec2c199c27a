import { fitPage, type Call, type Client, type IgnoredFilters } from '@millrace/ui/contract';

import { isPage, type AnyPage } from './pages.ts';

/** The status whose rows are never among the active ones. */
const opposites: Readonly<Record<string, string>> = { listAlerts: 'inactive' };
const usualOpposite = 'archived';

/**
 * Whether the count of a first page may be that of all rows: they fit so far, but more follow, and the service does not
 * count by status.
 */
const isDoubtful = ({ count, hasNext, counts, misfits }: AnyPage): boolean =>
  hasNext && count !== null && counts === null && !misfits;

/**
 * A client whose pages contain only rows that fit the arguments, even if the service ignores a filter. What it has ignored
 * once makes the counts unknown that depend on it. Whether it filters by status at all is asked once for each list, by the
 * opposite of the active rows.
 * @param ignored the filters that the service has ignored
 * @param onIgnored called when the service ignores another filter of a call, so that earlier pages can be corrected
 */
export function fittingPages(
  client: Client,
  ignored: IgnoredFilters,
  onIgnored: (call: Call) => void,
): Client {
  const probed = new Set<string>();

  function noting(call: Call, look: () => void): void {
    const { size } = ignored;
    look();
    if (ignored.size > size) onIgnored(call);
  }

  async function probe(call: Call, { rows: active }: AnyPage): Promise<void> {
    probed.add(call.name);
    const args = { status: opposites[call.name] ?? usualOpposite };
    try {
      const answer: unknown = await client(call, args);
      if (!isPage(answer)) return;
      const ids = new Set(active.map(({ id }) => id));
      noting(call, () => {
        // A row without a status contradicts nothing, but no row is both.
        if (answer.rows.some(({ id }) => ids.has(id))) ignored.add(`${call.name} status`);
        fitPage(call, args, answer, ignored);
      });
    } catch {
      // Nothing is known then, as before.
    }
  }

  return async (call, args, options) => {
    const answer = await client(call, args, options);
    if (!isPage(answer)) return answer;
    const given: Readonly<Record<string, unknown>> = { ...args };
    let page = answer;
    noting(call, () => {
      page = { ...answer, ...fitPage(call, given, answer, ignored) };
    });
    if (call.fits?.['status'] && given['status'] === 'active' && isDoubtful(page) && !probed.has(call.name))
      void probe(call, page);
    return page;
  };
}
