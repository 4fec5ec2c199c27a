import { newTables, people, type Table, type Tables } from './data.ts';
import { detail, isObject, type Json, type JsonObject, type Row, textOf } from './http.ts';
import { defaultSwitches, type Switches } from './switches.ts';

/** Tells the realtime channels of a change. */
export type Announce = (event: string, data: JsonObject) => void;

/** What the service knows: its tables, who is signed in, and its switches. */
export interface World {
  tables: Tables;
  switches: Switches;
  /** The ids of users by that of their session. */
  readonly sessions: Map<string, number>;
  passwords: Map<string, string>;
  announce: Announce;
}

export const newPasswords = (): Map<string, string> =>
  new Map(Object.values(people).map(({ email, password }) => [email, password]));

export function newWorld(switches: Partial<Switches>): World {
  return {
    tables: newTables(),
    switches: { ...defaultSwitches, ...switches },
    sessions: new Map(),
    passwords: newPasswords(),
    announce() {},
  };
}

export function find({ tables }: World, table: Table, id: string | number): Row {
  const row = tables[table].find((each) => each.id === Number(id));
  if (!row) throw detail(404, 'Not found.');
  return row;
}

const eventKinds: Partial<Record<Table, string>> = {
  source: 'source',
  destination: 'destination',
  pipeline: 'pipeline',
  tunnel: 'tunnel',
};

function announceChange({ announce, switches }: World, table: Table, what: string, row: Row) {
  const kind = eventKinds[table];
  if (!kind || switches.events === 'none') return;
  announce(`${kind}_${what}`, { resource_id: row.id, resource_data: withoutSecrets(row) });
}

export function insert(world: World, table: Table, fields: JsonObject): Row {
  const id = Math.max(0, ...world.tables[table].map((each) => each.id)) + 1;
  const row: Row = { ...fields, id };
  world.tables[table] = [...world.tables[table], row];
  announceChange(world, table, 'created', row);
  return row;
}

/** Stores fields as they are. `patched` says what a PATCH of them becomes. */
export function change(world: World, table: Table, row: Row, fields: JsonObject): Row {
  const changed: Row = { ...row, ...fields, id: row.id };
  world.tables[table] = world.tables[table].map((each) => (each.id === row.id ? changed : each));
  announceChange(world, table, 'updated', changed);
  return changed;
}

export function remove(world: World, table: Table, row: Row) {
  world.tables[table] = world.tables[table].filter((each) => each.id !== row.id);
  announceChange(world, table, 'deleted', row);
}

const isSecret = (name: string): boolean =>
  /password|passphrase|secret|token|private_?key|api_?key/i.test(name);

/** A record as answers show it: what may be a secret is left out, not masked. */
export function withoutSecrets(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !isSecret(name) || isObject(inner))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  );
}

/** Merges objects key by key, and lists of tables entry by entry. Other lists are values. */
function merged(old: Json | undefined, given: Json): Json {
  if (
    Array.isArray(given) &&
    Array.isArray(old) &&
    given.every((each) => isObject(each) && 'table' in each)
  ) {
    const tables = new Map(old.map((each) => [isObject(each) ? textOf(each['table']) : '', each]));
    for (const each of given)
      if (isObject(each)) tables.set(textOf(each['table']), merged(tables.get(textOf(each['table'])), each));
    return [...tables.values()];
  }
  if (!isObject(given) || !isObject(old)) return given;
  return {
    ...old,
    ...Object.fromEntries(Object.entries(given).map(([key, value]) => [key, merged(old[key], value)])),
  };
}

/** The fields that a PATCH stores, as the service's habit has it. */
export function patched({ switches }: World, row: Row, body: JsonObject): JsonObject {
  if (switches.writes === 'replace') return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, merged(row[key], value)]));
}
