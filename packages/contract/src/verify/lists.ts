import { answerSchema, type Listed } from '../schema/openApiFile.ts';
import { at, idOf, isGood, isRefusal, jsonOf, rowsOf } from './exchange.ts';
import type { Notebook } from './notebook.ts';
import { paramsIn, type Answers, type Aimed } from './reads.ts';
import type { Session } from './session.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether the contract expects a page. */
function isPaged({ method, operation }: Listed): boolean {
  const schema = answerSchema(operation);
  // The first of several forms is the one that the console asks for.
  const asked = schema?.anyOf?.[0] ?? schema;
  return method === 'get' && asked?.properties?.['results'] !== undefined;
}

type Reader = (row: Row) => readonly unknown[];

/** What a query parameter is compared with, if the field has another name: one of the values must be the wanted one. */
const fields: Readonly<Record<string, Reader>> = {
  source_type: (row) => [at(row, 'source', 'type')],
  type: (row) => [at(row, 'data_store') ?? at(row, 'config', 'destination_type')],
};
const fieldsOfCall: Readonly<Record<string, typeof fields>> = {
  listAlerts: {
    status: ({ is_active: isActive }) =>
      typeof isActive === 'boolean' ? [isActive ? 'active' : 'inactive'] : [],
    metric_id: (row) => rowsOf(row['alert_metrics']).map((metric) => metric['metric_id']),
  },
};

const valuesOf = (row: Row, parameter: string, call: string): readonly (string | number)[] =>
  (fieldsOfCall[call]?.[parameter] ?? fields[parameter] ?? ((each: Row) => [each[parameter]]))(row).filter(
    isWord,
  );

const isSearchable = (row: Row): boolean =>
  ['name', 'email', 'message'].some((field) => typeof row[field] === 'string');

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Parameters that do not name a field; their values do not come from answers. */
export const notFilters: readonly string[] = [
  'page',
  'page_size',
  'search',
  'ordering',
  'start_timestamp',
  'end_timestamp',
  'group_by',
  'group_by_op',
  'state',
];

/** Finds nothing anywhere. */
const nonsense = 'zqxj-no-such-thing-7';
const smallPage = 2;
const largePage = 1000;
const farPage = 100_000;

const countIn = (body: unknown): number | undefined => {
  const count = at(body, 'count');
  return typeof count === 'number'
    ? count
    : typeof count === 'string' && /^\d+$/.test(count)
      ? Number(count)
      : undefined;
};
const hasNext = (body: unknown): boolean => typeof at(body, 'next') === 'string';
const idsOf = (body: unknown): readonly string[] => rowsOf(body).flatMap((row) => idOf(row) ?? []);

/** Checks the pages, the filters, the search and the order of every list that answered. */
export async function checkLists(
  session: Session,
  notebook: Notebook,
  { aimed }: { readonly answers: Answers; readonly aimed: readonly Aimed[] },
): Promise<void> {
  const seen = { paged: 0, bare: 0, obeyed: 0, ignored: 0, numbered: 0, unnumbered: 0 };
  const caps: number[] = [];
  for (const { call, target } of aimed.filter((each) => isPaged(each.call))) {
    await checkList(call, target);
  }
  const { habits } = notebook;
  if (seen.paged + seen.bare > 0)
    habits.lists = seen.bare === 0 ? 'paged' : seen.paged === 0 ? 'bare' : 'mixed';
  if (seen.numbered + seen.unnumbered > 0) habits.pageNumber = seen.unnumbered === 0 ? 'sent' : 'absent';
  if (seen.obeyed + seen.ignored > 0)
    habits.filters = seen.ignored === 0 ? 'obeyed' : seen.obeyed === 0 ? 'ignored' : 'partly obeyed';
  if (caps.length > 0) habits.pageSizeCap = Math.min(...caps);

  async function checkList(call: Listed, target: string): Promise<void> {
    const name = call.name;
    const read = async (query: Readonly<Record<string, string | number>>) => {
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      const reply = await session.get(`${target}?${search}`, { limitMs: call.operation['x-time-limit-ms'] });
      return { reply, body: jsonOf(reply), rows: rowsOf(jsonOf(reply)) };
    };
    const ignored = (check: string, says: string) => {
      seen.ignored += 1;
      notebook.note({ check, severity: 'degrades', call: name, says });
    };

    const whole = await read({ page_size: largePage });
    if (!isGood(whole.reply)) return;
    if (Array.isArray(whole.body)) {
      seen.bare += 1;
      notebook.note({
        check: 'bare-list',
        severity: 'habit',
        call: name,
        says: 'a bare list came in place of a page, so it must have all rows',
        expected: 'object with results',
        came: 'list',
      });
    } else {
      seen.paged += 1;
      await checkPages(call, read, whole);
    }
    if (whole.rows.length === 0) return;

    const parameters = (call.operation.parameters ?? []).flatMap((each) =>
      each.in === 'query' ? [each.name] : [],
    );
    for (const parameter of parameters.filter((each) => !notFilters.includes(each))) {
      const values = whole.rows.map((row) => valuesOf(row, parameter, name));
      const [value] = values.flat();
      // If all rows have the value, a service that ignores the filter answers the same.
      if (value === undefined || values.every((each) => each.includes(value))) continue;
      const { reply, rows } = await read({ [parameter]: value, page_size: largePage });
      const wrong = rows.filter((row) => {
        const its = valuesOf(row, parameter, name);
        return its.length > 0 && !its.some((each) => String(each) === String(value));
      });
      if (!isGood(reply)) {
        notebook.note({
          check: 'filter-refused',
          severity: 'degrades',
          call: name,
          says: `the filter ${parameter} is refused with ${reply.status}`,
        });
      } else if (wrong.length > 0) ignored('filter-ignored', `the filter ${parameter} is ignored`);
      else if (rows.length === 0)
        notebook.note({
          check: 'filter-empty',
          severity: 'degrades',
          call: name,
          says: `the filter ${parameter} finds nothing, although rows have the value`,
        });
      else seen.obeyed += 1;
    }
    if (parameters.includes('search') && whole.rows.some(isSearchable)) {
      const { reply, rows } = await read({ search: nonsense });
      if (isGood(reply) && rows.length > 0) ignored('search-ignored', 'the search is ignored');
      else if (isGood(reply)) seen.obeyed += 1;
    }
    await checkOrder(parameters, read);

    async function checkOrder(given: readonly string[], ask: typeof read): Promise<void> {
      const names = new Set(whole.rows.map((row) => row['name']));
      if (!given.includes('ordering') || names.size < 2 || ![...names].every(isWord)) return;
      const up = await ask({ ordering: 'name', page_size: largePage });
      const down = await ask({ ordering: '-name', page_size: largePage });
      if (!isGood(up.reply) || !isGood(down.reply)) return;
      const isSame = JSON.stringify(idsOf(up.body)) === JSON.stringify(idsOf(down.body));
      if (isSame) ignored('ordering-ignored', 'the order is ignored');
      else seen.obeyed += 1;
    }
  }

  type Page = {
    readonly reply: Parameters<typeof isGood>[0];
    readonly body: unknown;
    readonly rows: readonly Row[];
  };

  async function checkPages(
    { name, path }: Listed,
    read: (query: Readonly<Record<string, number>>) => Promise<Page>,
    whole: Page,
  ): Promise<void> {
    const problem = (check: string, says: string, expected: string, came: string) =>
      notebook.note({ check, severity: 'breaks', call: name, says, expected, came });
    const count = countIn(whole.body);
    const sent = whole.rows.length;
    if (at(whole.body, 'page') === undefined || at(whole.body, 'page') === null) seen.unnumbered += 1;
    else seen.numbered += 1;
    if (sent === 0 && ((count ?? 0) > 0 || hasNext(whole.body))) {
      problem('rows-missing', 'a page counts rows and has none', 'rows', 'an empty list');
      return;
    }
    if (hasNext(whole.body) || (count !== undefined && count > sent)) {
      caps.push(sent);
      notebook.note({
        check: 'page-size-capped',
        severity: 'habit',
        call: name,
        says: `a page has at most ${sent} rows, whatever page_size asks for`,
      });
    } else if (count !== undefined && count !== sent && at(whole.body, 'previous') === null) {
      notebook.note({
        check: 'count-wrong',
        severity: 'degrades',
        call: name,
        says: 'count is not the number of rows',
        expected: `${sent}`,
        came: `${count}`,
      });
    }
    const first = await read({ page: 1, page_size: smallPage });
    if (isGood(first.reply) && first.rows.length > smallPage) {
      notebook.note({
        check: 'page-size-ignored',
        severity: 'habit',
        call: name,
        says: 'page_size is ignored',
      });
    }
    if (!hasNext(first.body)) {
      if (sent > first.rows.length)
        problem(
          'next-missing',
          'a page with more rows after it has no next',
          'the address of the next page',
          'nothing',
        );
      return;
    }
    const second = await read({ page: 2, page_size: smallPage });
    const [one, two] = [idsOf(first.body), idsOf(second.body)];
    if (!isGood(second.reply))
      problem('page-refused', 'the second page is refused', 'rows', `status ${second.reply.status}`);
    else if (two.length > 0 && two.every((id) => one.includes(id))) {
      problem('page-ignored', 'the second page is the first', 'other rows', 'the same rows');
      return;
    }
    const number = at(second.body, 'page');
    if (number !== undefined && number !== null && Number(number) !== 2)
      problem('page-wrong', 'the second page has another number', '2', 'another number');
    const far = await read({ page: farPage, page_size: smallPage });
    if (isGood(far.reply) && far.rows.length > 0 && paramsIn(path).length === 0)
      notebook.note({
        check: 'page-endless',
        severity: 'degrades',
        call: name,
        says: 'a page beyond the end has rows',
        expected: '404 or no rows',
        came: 'rows',
      });
    else if (!isGood(far.reply) && !isRefusal(far.reply))
      problem('page-fails', 'a page beyond the end fails', '404 or no rows', `status ${far.reply.status}`);
  }
}
