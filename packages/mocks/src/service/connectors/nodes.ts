import type { testSourceConnection, WireResult } from '@millrace/ui/contract';
import { canConnector, comparableName, connectorTarget, maxLength, nameTaken } from '@millrace/ui/domain';
import { testConnection } from './connectionTest.ts';
import {
  checkLocked,
  checkMasks,
  checkNumbers,
  mergeConfig,
  valueAt,
  withoutSecrets,
  type Config,
} from './nodeConfig.ts';
import { saveNode, countUses, type NodeKind } from './nodeRows.ts';
import { checkName } from '../core/names.ts';
import { ordered, pageOf, type PageQuery, type WirePage } from '../core/paging.ts';
import { Refusal, refusal, type FieldRefusal } from '../core/refusal.ts';
import type { NodeRow } from '../core/rows.ts';
import { recordEffect, type World } from '../core/world.ts';
import { tellHooks } from '../hooks/deliveries.ts';

export interface NodeListQuery extends PageQuery {
  readonly search?: string;
  readonly ordering?: string;
  readonly status?: string;
  readonly type?: string;
}

/** What is sent to keep a source or a destination. */
export interface NodeBody {
  readonly name: string;
  readonly config: Config;
  readonly tunnel_id?: number | null;
  readonly variant?: string | null;
  readonly data_store?: string;
}

/** What is tried of a kept one, over what is kept. */
export type TestedBody = Pick<NodeBody, 'config' | 'tunnel_id'>;

type WireTest = WireResult<typeof testSourceConnection>;

const oneOf = (wanted: string | undefined) => {
  const words = wanted ? new Set(wanted.split(',')) : undefined;
  return (word: string) => words === undefined || words.has(word);
};

export function list<Shown extends object>(
  world: World,
  kind: NodeKind<Shown>,
  query: NodeListQuery,
  request: Request,
): WirePage<Shown> & { counts?: Record<string, number> } {
  const rows = kind.table(world).all();
  const uses = countUses(world, kind);
  const usedBy = ({ id }: NodeRow) => uses.get(id) ?? 0;
  const [hasStatus, hasType] = [oneOf(query.status), oneOf(query.type)];
  const wanted = comparableName(query.search ?? '');
  const found = rows.filter(
    (row) => hasStatus(row.status) && hasType(row.type) && comparableName(row.name).includes(wanted),
  );
  const sorted = ordered(found, query.ordering, {
    id: ({ id }) => id,
    name: ({ name }) => comparableName(name),
    type: ({ type }) => type,
    status: ({ status }) => status,
    created_at: ({ created_at }) => created_at,
    used_by: usedBy,
  });
  const page = pageOf(sorted, query, request, (row) => kind.show(world, row, usedBy(row)));
  if (!world.hasAssumedFields) return page;
  const archived = rows.filter(({ status }) => status === 'archived').length;
  return { ...page, counts: { active: rows.length - archived, archived } };
}

function find(world: World, kind: NodeKind, id: number): NodeRow {
  const row = kind.table(world).get(id);
  if (!row) throw refusal.notFound();
  return row;
}

export const get = <Shown extends object>(world: World, kind: NodeKind<Shown>, id: number): Shown =>
  kind.show(world, find(world, kind, id));

const checkNodeName = (world: World, kind: NodeKind, name: string, ownId?: number): FieldRefusal[] =>
  checkName({ thing: kind.kind, name, most: maxLength.nodeName, others: kind.table(world).all(), ownId });

const checkTunnel = ({ tables }: World, id: number | null | undefined): FieldRefusal[] =>
  id === null || id === undefined || tables.tunnels.get(id)
    ? []
    : [{ loc: ['tunnel_id'], msg: 'This does not exist.', type: 'value_error.reference' }];

const demand = (errors: readonly FieldRefusal[]): void => {
  if (errors.length > 0) throw refusal.unprocessable(errors);
};

/** What no configuration may hold, whatever it is sent for. */
const checkSent = (config: Config): FieldRefusal[] => [...checkMasks(config), ...checkNumbers(config)];

const typeIn = (config: Config): string => String(valueAt(config, 'destination_type') ?? '');

/** Tests what was typed, and keeps nothing. */
export function testTyped(
  world: World,
  kind: NodeKind,
  body: Omit<NodeBody, 'name'>,
  signal: AbortSignal,
): Promise<WireTest> {
  demand(checkSent(body.config));
  const type = body.data_store ?? typeIn(body.config);
  return testConnection(
    world,
    { kind: kind.kind, type, config: body.config },
    body.tunnel_id ?? null,
    signal,
  );
}

/** Keeps a new one, once its connection has been tested. */
export async function create<Shown extends object>(
  world: World,
  kind: NodeKind<Shown>,
  body: NodeBody,
  signal: AbortSignal,
): Promise<Shown> {
  demand(checkNodeName(world, kind, body.name));
  const result = await testTyped(world, kind, body, signal);
  if (!result.success) {
    const detail = { error: `${kind.noun} Test Connection Failed`, validation_result: result };
    throw new Refusal(422, { detail });
  }
  // The test may have taken its time, and somebody else the name.
  demand(checkNodeName(world, kind, body.name));
  const id = kind.table(world).nextId();
  const at = new Date(world.clock.now()).toISOString();
  recordEffect(world, `create${kind.noun}`, id);
  return saveNode(world, kind, {
    id,
    client_id: world.clientId,
    name: body.name.trim(),
    type: body.data_store ?? typeIn(body.config),
    status: 'active',
    config: withoutSecrets(body.config),
    tunnel_id: body.tunnel_id ?? null,
    variant: body.variant ?? null,
    last_test: { at, success: true },
    created_at: at,
    tables: null,
  });
}

/** Changes one. What was tested before no longer says much, so the last test is forgotten with the configuration. */
export function update<Shown extends object>(
  world: World,
  kind: NodeKind<Shown>,
  id: number,
  changes: Partial<NodeBody>,
): Shown {
  const row = find(world, kind, id);
  if (!canConnector('edit', row)) throw refusal.conflict(`${kind.noun}s that are archived do not change.`);
  const { name, config } = changes;
  demand([
    ...(name === undefined ? [] : checkNodeName(world, kind, name, id)),
    ...(config === undefined ? [] : [...checkSent(config), ...checkLocked(row.config, config)]),
    ...checkTunnel(world, changes.tunnel_id),
  ]);
  recordEffect(world, `update${kind.noun}`, id);
  if (kind.kind === 'source') tellHooks(world, 'source.updated', id);
  return saveNode(world, kind, {
    ...row,
    ...(name !== undefined && { name: name.trim() }),
    ...(config !== undefined && {
      config: withoutSecrets(mergeConfig(row.config, config)),
      last_test: null,
    }),
    ...(changes.tunnel_id !== undefined && { tunnel_id: changes.tunnel_id }),
    ...(changes.variant !== undefined && { variant: changes.variant }),
  });
}

/** Tests a kept one with what was typed laid over it, and remembers how that went. */
export async function testSaved(
  world: World,
  kind: NodeKind,
  id: number,
  body: TestedBody,
  signal: AbortSignal,
): Promise<WireTest> {
  const row = find(world, kind, id);
  if (!canConnector('test', row)) throw refusal.conflict(`${kind.noun}s that are archived are not tested.`);
  demand(checkSent(body.config));
  const tested = { kind: kind.kind, type: row.type, config: mergeConfig(row.config, body.config) };
  const tunnelId = body.tunnel_id === undefined ? row.tunnel_id : body.tunnel_id;
  const result = await testConnection(world, tested, tunnelId, signal);
  const last_test = { at: new Date(world.clock.now()).toISOString(), success: result.success };
  if (kind.kind === 'source' && !result.success) tellHooks(world, 'source.test_failed', id);
  saveNode(world, kind, { ...find(world, kind, id), last_test });
  return result;
}

/** What hooks at a source are told of a command; destinations have none. */
const commandEvents = { archive: 'source.archived', restore: 'source.restored' } as const;

/** Archives or restores. */
export function setStatus<Shown extends object>(
  world: World,
  kind: NodeKind<Shown>,
  id: number,
  target: string,
): Shown {
  const row = find(world, kind, id);
  const action = (['archive', 'restore'] as const).find((each) => connectorTarget[each] === target);
  if (!action) {
    const msg = `A ${kind.kind} cannot be asked to be "${target}".`;
    throw refusal.unprocessable([{ loc: ['status'], msg, type: 'value_error.enum' }]);
  }
  if (!canConnector(action, row)) throw refusal.conflict(`This ${kind.kind} is already ${row.status}.`);
  if (action === 'archive') demandUnused(world, kind, row);
  else if (nameTaken(kind.table(world).all(), row.name, id)) {
    throw refusal.conflict(`Another ${kind.kind} is called ${row.name} now.`);
  }
  recordEffect(world, `set${kind.noun}Status`, id);
  if (kind.kind === 'source') tellHooks(world, commandEvents[action], id);
  return saveNode(world, kind, { ...row, status: connectorTarget[action] });
}

function demandUnused({ tables }: World, { kind, end }: NodeKind, { id }: NodeRow): void {
  const names = tables.pipelines
    .all()
    .filter((pipeline) => pipeline[end] === id && pipeline.status !== 'archived')
    .map(({ name }) => name);
  if (names.length === 0) return;
  const first = names.slice(0, 3).join(', ');
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  throw refusal.conflict(`This ${kind} is used by ${first}${more}. Archive those first.`);
}
