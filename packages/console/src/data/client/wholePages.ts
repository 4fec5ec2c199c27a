import type { Client } from '@millrace/ui/contract';
import { pageSize as defaultSize, problemOf } from '@millrace/ui/domain/remote';

import { everyList } from './everyList.ts';
import { everyPage, everyRow } from './everyPage.ts';
import { isPage, type AnyPage } from './pages.ts';

/** The most requests for one page. A service that needs more sends less than a list can use. */
const mostParts = 50;

function argument(args: object, name: string): number | undefined {
  const value: unknown = Reflect.get(args, name);
  return typeof value === 'number' ? value : undefined;
}

/** The number of rows on this service's pages; `undefined` if the page does not show it. */
function servedSize({ hasNext, sent = 0, count }: AnyPage, number: number): number | undefined {
  if (hasNext) return sent;
  if (number === 1 || count === null) return undefined;
  // The last page. All pages before it are full.
  return (count - sent) / (number - 1);
}

/** The largest page that the service sends and of which the requested page consists. */
function partSize(size: number, limit: number): number {
  let parts = 1;
  while (size % parts !== 0 || size / parts > limit) parts += 1;
  return size / parts;
}

/** The rows from one position to before another of `parts`, which follow one another. */
function join(parts: readonly [AnyPage, ...AnyPage[]], from: number, size: number): AnyPage {
  const last = parts.at(-1) ?? parts[0];
  const sum = (key: 'sent' | 'unreadable') => parts.reduce((total, part) => total + (part[key] ?? 0), 0);
  const { count, hasNext, counts } = last;
  const sent = Math.max(0, sum('sent') - from);
  const rows = [...new Map(parts.flatMap((part) => part.rows.map((row) => [row.id, row] as const))).values()];
  return {
    rows: rows.slice(from, from + size),
    count: count !== null && count < sent ? null : count,
    number: 1,
    hasNext: hasNext || sent > size,
    sent: Math.min(sent, size),
    unreadable: sum('unreadable'),
    counts,
    isUnnumbered: undefined,
  };
}

/** The parts of a page; `ignored` if the service has pages of another size, whatever size is requested. */
type Parts = AnyPage[] | 'ignored' | undefined;

const isMissing = (error: unknown): boolean => problemOf(error).status === 404;

/**
 * A client whose pages have the requested number and as many rows as requested, even if the service limits or ignores
 * `page_size`, or sends all rows at once. It then puts the page together from the service's own, one after another. If
 * these are incomplete too, rows are missing, and the page stays as the service sent it (docs/faults.md F32).
 */
export const wholePages =
  (client: Client): Client =>
  async (call, args, options) => {
    const number = argument(args, 'page') ?? 1;
    const asked = argument(args, 'pageSize');
    if (asked === everyRow) return everyPage(client, call, args, options);
    const size = asked ?? defaultSize;
    const from = (number - 1) * size;
    let missing: unknown;
    const answer = await client(call, args, options).catch((error: unknown) => {
      if (number === 1 || !isMissing(error)) throw error;
      // The service has fewer pages, if they are larger than requested.
      missing = error;
      return client(call, { ...args, page: 1 }, options);
    });
    if (!isPage(answer)) return everyList(client, call, args, options, answer);
    const at = missing === undefined ? number : 1;
    const { sent = 0, count, hasNext, isUnnumbered } = answer;
    if (!isUnnumbered && answer.number !== at) return answer;
    const asSent = () => {
      if (missing !== undefined) throw missing;
      return { ...answer, number, isUnnumbered: undefined };
    };
    const made = (page: AnyPage | undefined) => (page ? { ...answer, ...page, number } : asSent());
    // All rows at once: a list without pages.
    if (!hasNext && count !== null && sent >= count && (number > 1 || sent > size))
      return from < count || missing === undefined ? made(join([answer], from, size)) : asSent();
    const served = servedSize(answer, at) ?? size;
    if (served === size || !Number.isInteger(served) || served < 1) return asSent();

    const read = async (rows: number, pageSize?: number): Promise<AnyPage | 'ignored' | undefined> => {
      if (size / rows > mostParts) return undefined;
      const readFrom = async (page: number, before: AnyPage[]): Promise<Parts> => {
        const part: unknown =
          page === at && rows === served
            ? answer
            : await client(call, { ...args, page, ...(pageSize && { pageSize }) }, options);
        if (!isPage(part)) return undefined;
        const { sent: rowsHere = 0, hasNext: hasMore } = part;
        if (hasMore && rowsHere !== rows) return rowsHere === served ? 'ignored' : undefined;
        const isServedLast = rowsHere === (part.count ?? 0) - (page - 1) * served;
        if (!hasMore && rows < served && page > 1 && isServedLast) return 'ignored';
        const parts = [...before, part];
        return hasMore && page * rows < from + size ? readFrom(page + 1, parts) : parts;
      };
      const first = Math.floor(from / rows) + 1;
      const parts = await readFrom(first, []).catch((error: unknown): Parts => {
        // Pages that are larger than the part are fewer.
        if (rows < served && isMissing(error)) return 'ignored';
        throw error;
      });
      if (!Array.isArray(parts)) return parts;
      const [head, ...rest] = parts;
      return head && join([head, ...rest], from - (first - 1) * rows, size);
    };

    const partRows = partSize(size, served);
    const whole = partRows === asked ? 'ignored' : await read(partRows, partRows);
    const page = whole === 'ignored' ? await read(served) : whole;
    return made(page === 'ignored' ? undefined : page);
  };
