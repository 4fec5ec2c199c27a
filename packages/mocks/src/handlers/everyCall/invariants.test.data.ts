import type { StoredItem } from '../../store/store.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Kept {
  readonly kind: string;
  readonly fields: Fields;
}

/** Fields that name another row of the same client, by the kind of that row. */
const references: Readonly<Record<string, string>> = {
  source_id: 'source',
  destination_id: 'destination',
  tunnel_id: 'tunnel',
  client_id: 'client',
  account_id: 'account',
  hook_id: 'hook',
  metric_id: 'metric',
  alert_id: 'alert',
  grant_id: 'oauth_grant',
};

/** Tables whose rows have the id of a pipeline. */
const ofPipelines = new Set(['replication', 'history', 'journal', 'job']);

/** Kinds with unique names, except archived rows (spec §5, A-30). */
const uniqueByName = new Set(['pipeline', 'source', 'destination', 'tunnel', 'hook', 'metric', 'alert']);

const nameOf = ({ name }: Fields): string => String(name).normalize('NFC').trim().toLowerCase();

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Each reference in a row, at any depth. A provider's ids, and what an alert measured earlier, do not count. */
function referencesIn(fields: Fields): readonly (readonly [field: string, kind: string, id: unknown])[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (field === 'config' || field.endsWith('measurements')) return [];
    if (isObject(value)) return referencesIn(value);
    const kind = references[field];
    return kind !== undefined && value !== null ? [[field, kind, value] as const] : [];
  });
}

/** Violated invariants of a stored world. */
export function brokenIn(items: readonly StoredItem[]): string[] {
  const rows: readonly Kept[] = items.map(({ kind, body }) => ({ kind, fields: JSON.parse(body) }));
  const byId = new Map(rows.map(({ kind, fields }) => [`${kind} ${String(fields['id'])}`, fields]));
  return [
    ...rows.flatMap((row) => danglingIn(row, byId)),
    ...sameNames(rows),
    ...pipelinesWithoutEnds(rows, byId),
    ...clientsWithoutAdmin(rows),
  ];
}

function danglingIn({ kind, fields }: Kept, byId: ReadonlyMap<string, Fields>): string[] {
  const here = `${kind} ${String(fields['id'])}`;
  const named = [
    // A letter outlives the invited person's row.
    ...(kind === 'mail_token' ? [] : referencesIn(fields)),
    ...(ofPipelines.has(kind) ? [['id', 'pipeline', fields['id']] as const] : []),
    ...(kind === 'hook_attachment'
      ? [['entity_id', String(fields['entity_type']), fields['entity_id']] as const]
      : []),
    ...(kind === 'metric'
      ? [['data_store_id', String(fields['data_store_type']), fields['data_store_id']] as const]
      : []),
  ];
  return named.flatMap(([field, target, id]) => {
    const other = byId.get(`${target} ${String(id)}`);
    if (!other) return [`${here}: ${field} names ${target} ${String(id)}, which is not there`];
    const isForeign =
      'client_id' in fields && 'client_id' in other && fields['client_id'] !== other['client_id'];
    return isForeign ? [`${here}: ${field} names ${target} ${String(id)} of another client`] : [];
  });
}

function sameNames(rows: readonly Kept[]): string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ kind, fields }) => {
    if (!uniqueByName.has(kind) || fields['status'] === 'archived') return [];
    const key = `${kind} "${nameOf(fields)}" of client ${String(fields['client_id'])}`;
    if (seen.has(key)) return [`two are called ${key}`];
    seen.add(key);
    return [];
  });
}

/** A pipeline that is neither a draft nor archived has a source and a destination, both active. */
function pipelinesWithoutEnds(rows: readonly Kept[], byId: ReadonlyMap<string, Fields>): string[] {
  return rows.flatMap(({ kind, fields }) => {
    if (kind !== 'pipeline' || fields['status'] === 'archived') return [];
    return (['source', 'destination'] as const).flatMap((end) => {
      const id = fields[`${end}_id`];
      if (id === null && fields['status'] === 'draft') return [];
      if (byId.get(`${end} ${String(id)}`)?.['status'] === 'active') return [];
      return [`pipeline ${String(fields['id'])}, ${String(fields['status'])}, has no active ${end}`];
    });
  });
}

/** The client whose people change most has an admin at all times. */
function clientsWithoutAdmin(rows: readonly Kept[]): string[] {
  const admins = rows.filter(
    ({ kind, fields }) => kind === 'account' && fields['role'] === 'admin' && fields['is_active'] === true,
  );
  return [1, 603].flatMap((client) =>
    admins.some(({ fields }) => fields['client_id'] === client) ? [] : [`client ${client} has no admin left`],
  );
}
