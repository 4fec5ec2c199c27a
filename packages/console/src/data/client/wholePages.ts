import type { Client } from '@millrace/ui/contract';
import { pageSize as defaultSize, type Page } from '@millrace/ui/domain/remote';

type AnyPage = Page<{ readonly id: number }>;

/** The most requests for one page. A service that needs more sends less than a list can use. */
const mostParts = 50;

const isPage = (answer: unknown): answer is AnyPage =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && 'hasNext' in answer;

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

/** One page made of `parts`, which follow one another. */
function join(parts: readonly [AnyPage, ...AnyPage[]], number: number) {
  const last = parts.at(-1) ?? parts[0];
  const sum = (key: 'sent' | 'unreadable') => parts.reduce((total, part) => total + (part[key] ?? 0), 0);
  const { count, hasNext, counts } = last;
  const sent = sum('sent');
  return {
    rows: [...new Map(parts.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const))).values()],
    count: count !== null && count < sent ? null : count,
    number,
    hasNext,
    sent,
    unreadable: sum('unreadable'),
    counts,
  };
}

/**
 * A client whose pages have as many rows as requested, even if the service limits `page_size`. It then reads the page in
 * smaller parts, one after another. If the parts are incomplete too, rows are missing, and the page stays as the service
 * sent it (docs/faults.md F32).
 */
export const wholePages =
  (client: Client): Client =>
  async (call, args, options) => {
    const answer = await client(call, args, options);
    if (!isPage(answer)) return answer;
    const number = argument(args, 'page') ?? 1;
    const asked = argument(args, 'pageSize');
    const size = asked ?? defaultSize;
    const served = servedSize(answer, number) ?? size;
    if (served === size || !Number.isInteger(served) || served < 1) return answer;
    const partRows = partSize(size, served);
    const isIgnored = partRows === asked;
    if (isIgnored || size / partRows > mostParts) return answer;
    const readFrom = async (page: number, before: AnyPage[]): Promise<AnyPage[] | undefined> => {
      const isKnown = page === 1 && number === 1 && served === partRows;
      const part = isKnown ? answer : await client(call, { ...args, page, pageSize: partRows }, options);
      if (!isPage(part) || (part.hasNext && part.sent !== partRows)) return undefined;
      const parts = [...before, part];
      return part.hasNext && page * partRows < number * size ? readFrom(page + 1, parts) : parts;
    };
    const [first, ...rest] = (await readFrom(((number - 1) * size) / partRows + 1, [])) ?? [];
    return first ? { ...answer, ...join([first, ...rest], number) } : answer;
  };
