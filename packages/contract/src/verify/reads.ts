import { callsOf, type Listed } from '../schema/openApiFile.ts';
import { at, idOf, isGood, rowsOf, type Reply } from './exchange.ts';
import type { Notebook } from './notebook.ts';
import type { Session } from './session.ts';

/** The answers of the lists, by the name of the call. */
export type Answers = ReadonlyMap<string, unknown>;

/** A read whose parameters have values. */
export interface Aimed {
  readonly call: Listed;
  /** Path and query. */
  readonly target: string;
}

const isRead = ({ method }: Listed): boolean => method === 'get';
export const paramsIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const fill = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** Whether a call is about people without a session. */
export const isPublic = ({ operation }: Listed): boolean =>
  operation.security.every((each) => !('session' in each));

/** Lists whose rows have the ids of other paths. */
const listOf: Readonly<Record<string, string>> = { getSourceMetricSchema: 'listSources' };

/** Values for parameters that no list names. */
const fixed: Readonly<Record<string, string>> = { getHelpArticle: 'postgres' };

/** Queries that a call requires. */
const queries: Readonly<Record<string, string>> = {
  getEtlScript: '?etl_source_id=1&etl_destination_id=1',
  getS3RoleTemplate: '?bucket_name=contract-check&bucket_region=us-east-1',
};

/** Values that the check itself thinks of. */
export const ownValues: readonly string[] = [
  ...Object.values(fixed),
  ...Object.values(queries).flatMap((query) => [...new URLSearchParams(query).values()]),
];

/** The most objects that are tried until one answers. */
const mostTries = 5;

/** The list at the beginning of a path. */
export function listFor(call: Listed, all: readonly Listed[]): Listed | undefined {
  const named = listOf[call.name];
  if (named !== undefined) return all.find(({ name }) => name === named);
  const start = call.path.slice(0, call.path.indexOf('{'));
  return all.find(({ method, path }) => method === 'get' && path === start);
}

/** Objects that have most to tell come first: a draft has no usage, and an archived source no schema. */
const dullness = (row: unknown): number => {
  const status = at(row, 'status');
  return status === 'running' || status === 'active'
    ? 0
    : status === 'draft' || status === 'archived'
      ? 2
      : 1;
};

const idsIn = (answer: unknown): readonly string[] =>
  rowsOf(answer)
    .toSorted((one, other) => dullness(one) - dullness(other))
    .flatMap((row) => idOf(row) ?? []);

/** Addresses of a call with parameters, from what the lists answered. */
function targetsOf(call: Listed, answers: Answers, all: readonly Listed[]): readonly string[] {
  const params = paramsIn(call.path);
  const query = queries[call.name] ?? '';
  if (params.length === 0) return [call.path + query];
  const given = fixed[call.name];
  if (given !== undefined) return [fill(call.path, { id: given })];
  if (call.name === 'getHookAttachment')
    return attachmentsIn(answers).map((values) => fill(call.path, values));
  const list = listFor(call, all);
  const ids = list ? idsIn(answers.get(list.name)) : [];
  if (call.name === 'getSchemaColumns') {
    const table = Object.keys(at(answers.get('getSchemaCollections'), 'collections') ?? {})[0];
    return table === undefined ? [] : ids.map((id) => fill(call.path, { id, table }));
  }
  const own = params.length === 1 && params[0] !== 'token' ? params[0] : undefined;
  return own === undefined ? [] : ids.map((id) => fill(call.path, { [own]: id }) + query);
}

function attachmentsIn(answers: Answers): readonly Readonly<Record<string, string>>[] {
  const attached = rowsOf(answers.get('listHooks')).flatMap((hook) => rowsOf(at(hook, 'attached_to')));
  return [...attached, ...rowsOf(answers.get('listPipelineHooks'))].flatMap((row) => {
    const [hookId, type, id] = [at(row, 'hook_id'), at(row, 'entity_type'), at(row, 'entity_id')];
    return hookId === undefined || type === undefined || id === undefined
      ? []
      : [{ hookId: String(hookId), sourceType: String(type), sourceId: String(id) }];
  });
}

const needsToken = ({ path }: Listed): boolean => path.includes('{token}');

/** No service has to have a call that is only proposed. */
const isNotThere = ({ status }: Reply): boolean => status === 404 || status === 405 || status === 501;

/** Reads everything that can be read, lists first. Returns the answers, and the addresses that answered. */
export async function readAll(
  session: Session,
  notebook: Notebook,
): Promise<{ readonly answers: Answers; readonly aimed: readonly Aimed[] }> {
  const all = callsOf(notebook.file);
  const answers = new Map<string, unknown>();
  const aimed: Aimed[] = [];
  const reads = all.filter(isRead);
  const byParams = (wanted: boolean) => reads.filter(({ path }) => (paramsIn(path).length === 0) === wanted);
  // The schema of a table needs the tables of its source.
  for (const call of [...byParams(true), ...byParams(false).toSorted(columnsLast)]) {
    if (needsToken(call)) {
      notebook.cannotReach(call, 'it needs a link from an email');
      continue;
    }
    const targets = targetsOf(call, answers, all).slice(0, mostTries);
    if (targets.length === 0) notebook.cannotReach(call, 'there is no object to read it from');
    for (const target of targets) {
      const reply = await session.get(target, { limitMs: call.operation['x-time-limit-ms'] });
      if (call.operation['x-proposed'] !== undefined && isNotThere(reply)) {
        notebook.cannotReach(call, 'it is only proposed, and the service does not have it');
        break;
      }
      const body = notebook.read(call, reply);
      if (!isGood(reply)) continue;
      answers.set(call.name, body);
      aimed.push({ call, target });
      break;
    }
  }
  return { answers, aimed };
}

const columnsLast = (one: Listed, other: Listed): number =>
  Number(one.name === 'getSchemaColumns') - Number(other.name === 'getSchemaColumns');
