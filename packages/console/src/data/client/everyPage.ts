import type { Call, CallArguments, CallResult, Client } from '@millrace/ui/contract';
import { ProblemError, problemOf } from '@millrace/ui/domain/remote';

import { everyList } from './everyList.ts';
import { isPage, type AnyPage } from './pages.ts';

/** The page size that asks for all rows of a list. No list is read beyond this number of rows. */
export const everyRow = 1_000;

/** The most pages of one list. */
const mostPages = 100;

/** A page after `page`, or `null` if the service has none. */
async function after<C extends Call>(
  client: Client,
  call: C,
  args: CallArguments<C>,
  page: number,
  options: Parameters<Client>[2],
): Promise<AnyPage | null> {
  try {
    const answer: unknown = await client(call, { ...args, page }, options);
    return isPage(answer) ? answer : null;
  } catch (error) {
    if (problemOf(error).status === 404) return null;
    throw error;
  }
}

/**
 * Reads all rows of a list as one page, whatever the size of the service's pages: each row once, as the last page has it.
 * `hasNext` says that rows are missing: the list is too long, or the service does not send what it counts. The count is
 * then only known if the service says it.
 */
export async function everyPage<C extends Call>(
  client: Client,
  call: C,
  args: CallArguments<C>,
  options: Parameters<Client>[2],
): Promise<CallResult<C>> {
  const first = await client(call, args, options);
  if (!isPage(first)) return everyList(client, call, args, options, first);
  const rows = new Map<number, AnyPage['rows'][number]>();
  let unreadable = 0;
  let last: AnyPage = first;
  /** Returns whether the page has rows that no other page had. */
  const add = (page: AnyPage): boolean => {
    const before = rows.size;
    for (const row of page.rows) rows.set(row.id, row);
    const isNew = rows.size > before;
    if (isNew || page === first) unreadable += page.unreadable;
    last = page;
    return isNew;
  };
  const found = () => rows.size + unreadable;
  /** Whether the service says that more rows exist than were found; `undefined` if it does not say. */
  const isMore = (): boolean | undefined => {
    if (last.hasNext || (last.count !== null && last.count > found())) return true;
    return last.isOpenEnded && (last.sent ?? 0) > 0 ? undefined : false;
  };
  add(first);
  let isIncomplete = isMore();
  for (let page = 2; isIncomplete !== false; page += 1) {
    if (page > mostPages || found() >= everyRow) {
      isIncomplete = true;
      break;
    }
    const next = await after(client, call, args, page, options);
    // The end, or a service that sends the same page again.
    if (next === null || !add(next)) {
      isIncomplete = isIncomplete === true && (last.count === null || last.count > found());
      break;
    }
    isIncomplete = isMore();
  }
  const count = isIncomplete ? last.count : found();
  return {
    ...first,
    rows: [...rows.values()],
    count,
    number: 1,
    hasNext: isIncomplete,
    sent: found(),
    unreadable,
    isUnnumbered: undefined,
    isOpenEnded: undefined,
  };
}

/**
 * A client for looking something up: its lists contain all rows that the arguments ask for.
 * @throws {ProblemError} for an incomplete list, because a row that it lacks may exist
 */
export const completeLists =
  (client: Client): Client =>
  async (call, args, options) => {
    const answer = await everyPage(client, call, args, options);
    if (isPage(answer) && answer.hasNext) throw new ProblemError({ kind: 'rows' });
    return answer;
  };
