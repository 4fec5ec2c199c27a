import type { Table } from './data.ts';
import { type Answer, detail, type Json, type JsonObject, type Row } from './http.ts';
import { filtered, pageOf } from './lists.ts';
import { faultsOf, newFields, refuse, shown } from './resources.ts';
import { change, find, insert, patched, remove, type World } from './world.ts';

/** One call, as its handler gets it. */
export interface Call {
  readonly world: World;
  readonly url: URL;
  /** The parts of the path that the pattern names. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: JsonObject;
  /** Who is signed in. Public calls have nobody. */
  readonly user: Row;
  readonly session: string;
}

type Handler = (call: Call) => Answer;

export interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly isPublic: boolean;
  readonly handle: Handler;
}

/** `:id` is a number, every other name is one segment. */
export function route(method: string, path: string, handle: Handler, isPublic = false): Route {
  const pattern = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'id' ? String.raw`(?<id>\d+)` : `(?<${name}>[^/]+)`,
  );
  return { method, pattern: new RegExp(`^/api/v1/${pattern}$`), isPublic, handle };
}

export const ok = (body: Json): Answer => ({ status: 200, body });

/** The answer of an action. */
export const done = ({ world }: Call, status: string): Answer =>
  world.switches.actions === 'nothing' ? { status: 204 } : ok({ status });

export const demandAdmin = ({ user }: Call) => {
  if (user['role'] !== 'admin') throw detail(403, 'You do not have permission to perform this action.');
};

/** A list of anything, filtered and cut as the switches say. */
export function listed({ world, url }: Call, rows: readonly JsonObject[]): Answer {
  const body = pageOf(filtered(rows, url.searchParams, world.switches), url, world.switches);
  if (body === null) throw detail(404, 'Invalid page.');
  return ok(body);
}

/** The five calls of the generic pattern (spec §7). */
function resource(table: Table): readonly Route[] {
  const record = ({ world, params }: Call) => find(world, table, params['id'] ?? '');
  return [
    route('GET', `${table}/`, (call) =>
      listed(
        call,
        call.world.tables[table].map((row) => shown(call.world, table, row)),
      ),
    ),
    route('GET', `${table}/:id/`, (call) => ok(shown(call.world, table, record(call)))),
    route('POST', `${table}/`, (call) => {
      refuse(call.world, faultsOf(call.world, table, call.body));
      const fields = { ...newFields[table], ...call.body };
      return { status: 201, body: shown(call.world, table, insert(call.world, table, fields)) };
    }),
    route('PATCH', `${table}/:id/`, (call) => {
      const row = record(call);
      refuse(call.world, faultsOf(call.world, table, call.body, row));
      const fields = patched(call.world, row, call.body);
      return ok(shown(call.world, table, change(call.world, table, row, fields)));
    }),
    route('DELETE', `${table}/:id/`, (call) => {
      remove(call.world, table, record(call));
      return { status: 204 };
    }),
  ];
}

export const resourceRoutes: readonly Route[] = (
  [
    'alert_trigger',
    'alert',
    'destination',
    'hook',
    'metric',
    'subscription',
    'pipeline',
    'product',
    'user',
    'source',
    'tunnel',
  ] satisfies Table[]
).flatMap(resource);
