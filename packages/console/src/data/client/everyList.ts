import type { Call, CallArguments, CallResult, Client, WholeList } from '@millrace/ui/contract';
import { ProblemError, problemOf } from '@millrace/ui/domain/remote';

/** The most pages of one list. */
const mostPages = 100;

type Rows = WholeList<unknown>;

const isList = (answer: unknown): answer is Rows => Array.isArray(answer);

/** Rows of an answer's own call are an answer of that call. */
const isAnswer = <Answer>(rows: readonly unknown[], answer: Answer): rows is Answer & readonly unknown[] =>
  isList(answer);

/** The page after those that were read; no rows if there is none. */
async function after(read: (page: number) => Promise<unknown>, page: number): Promise<Rows> {
  try {
    const answer = await read(page);
    return isList(answer) ? answer : [];
  } catch (error) {
    if (problemOf(error).status === 404) return [];
    throw error;
  }
}

/**
 * All rows of a call that answers with a list, if the service sends it in pages: each row once. Any other answer stays as
 * it is.
 * @param answer the first page, or the whole list
 * @throws {ProblemError} if the service does not send all that it says there is, because a part would look like the whole
 */
export async function everyList<C extends Call>(
  client: Client,
  call: C,
  args: CallArguments<C>,
  options: Parameters<Client>[2],
  answer: CallResult<C>,
): Promise<CallResult<C>> {
  if (!isList(answer) || !answer.paged) return answer;
  const rows = new Map<string, unknown>();
  const add = (part: Rows): boolean => {
    const before = rows.size;
    for (const row of part) rows.set(JSON.stringify(row), row);
    return rows.size > before;
  };
  const isMore = ({ paged }: Rows): boolean =>
    paged !== undefined && (paged.count === null ? paged.hasNext : paged.count > rows.size);
  add(answer);
  let last: Rows = answer;
  for (let page = 2; isMore(last) && page <= mostPages; page += 1) {
    const next = await after((number) => client(call, { ...args, page: number }, options), page);
    if (!add(next)) break;
    // A last page has no mark of its own.
    last = next.paged ? next : Object.assign([...next], { paged: { hasNext: false, count: null } });
  }
  const all = [...rows.values()];
  if (isMore(last) || !isAnswer(all, answer)) throw new ProblemError({ kind: 'rows' });
  return all;
}
