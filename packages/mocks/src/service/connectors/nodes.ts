import type { testSourceConnection, WireResult } from '@millrace/ui/contract';
import { canConnector } from '@millrace/ui/domain/entities';
import { maxLength } from '@millrace/ui/domain/text';
import { testConnection } from '../connections/connectionTest.ts';
import { checkConfig, checkLocked } from '../connectorConfig/nodeChecks.ts';
import { mergeConfig, valueAt, type Config } from '../connectorConfig/nodeConfig.ts';
import { checkFeatures } from '../connectorConfig/nodeFeatures.ts';
import { findNode, saveNode, type NodeKind } from './nodeKinds.ts';
import { isAsSaved, rememberTest, takeTest } from './testedConfigs.ts';
import { checkEmptied } from '../connectorConfig/requirements.ts';
import { withoutSecrets } from '../connectorConfig/nodeSecrets.ts';
import { checkName } from '../core/names.ts';
import { Refusal, refusal, type FieldRefusal } from '../core/refusal.ts';
import { recordEffect, type World } from '../world/world.ts';
import { tellHooks } from '../hooks/deliveries.ts';

/** The body that creates a source or destination. */
export interface NodeBody {
  readonly name: string;
  readonly config: Config;
  readonly tunnel_id?: number | null;
  readonly variant?: string | null;
  readonly data_store?: string;
}

/** The changes that a test of a saved row tries. */
export type TestedBody = Pick<NodeBody, 'config' | 'tunnel_id'>;

type WireTest = WireResult<typeof testSourceConnection>;

export const get = <Shown extends object>(world: World, kind: NodeKind<Shown>, id: number): Shown =>
  kind.show(world, findNode(world, kind, id));

const checkNodeName = (world: World, kind: NodeKind, name: string, ownId?: number): FieldRefusal[] =>
  checkName({ thing: kind.kind, name, most: maxLength.nodeName, others: kind.table(world).all(), ownId });

const checkTunnel = ({ tables }: World, id: number | null | undefined): FieldRefusal[] =>
  id === null || id === undefined || tables.tunnels.get(id)
    ? []
    : [{ loc: ['tunnel_id'], msg: 'This does not exist.', type: 'value_error.reference' }];

const demand = (errors: readonly FieldRefusal[]): void => {
  if (errors.length > 0) throw refusal.unprocessable(errors);
};

const typeIn = (config: Config): string => String(valueAt(config, 'destination_type') ?? '');

/** Tests unsaved values. Nothing is stored. */
export function testTyped(
  world: World,
  kind: NodeKind,
  body: Omit<NodeBody, 'name'>,
  signal: AbortSignal,
): Promise<WireTest> {
  const type = body.data_store ?? typeIn(body.config);
  const tested = { kind: kind.kind, type, config: body.config };
  demand([
    ...checkConfig(world, tested, body.config),
    ...checkFeatures(world, { ...tested, variant: body.variant }),
  ]);
  return testConnection(world, tested, body.tunnel_id ?? null, signal);
}

/** Creates a source or destination after testing its connection. */
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
  // While the test ran, another request may have taken the name or deleted the tunnel.
  demand([...checkNodeName(world, kind, body.name), ...checkTunnel(world, body.tunnel_id)]);
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

/**
 * Changes a source or destination. A new configuration discards the last test, unless exactly these changes were the ones
 * tested last.
 */
export function update<Shown extends object>(
  world: World,
  kind: NodeKind<Shown>,
  id: number,
  changes: Partial<NodeBody>,
): Shown {
  const row = findNode(world, kind, id);
  if (!canConnector('edit', row)) throw refusal.conflict(`Archived ${kind.kind}s can’t be changed.`);
  const { name, config, variant } = changes;
  const connector = { kind: kind.kind, type: row.type };
  const next = config && mergeConfig(row.config, config);
  demand([
    ...(name === undefined ? [] : checkNodeName(world, kind, name, id)),
    ...(config ? checkConfig(world, connector, config) : []),
    ...(next ? [...checkLocked(connector, row.config, next), ...checkEmptied(kind.kind, row, next)] : []),
    ...checkFeatures(world, { ...connector, config, variant }),
    ...checkTunnel(world, changes.tunnel_id),
  ]);
  const saved = {
    config: next ? withoutSecrets(next) : row.config,
    tunnel_id: changes.tunnel_id === undefined ? row.tunnel_id : changes.tunnel_id,
  };
  const isReconfigured = next !== undefined || saved.tunnel_id !== row.tunnel_id;
  recordEffect(world, `update${kind.noun}`, id);
  if (kind.kind === 'source') tellHooks(world, 'source.updated', id);
  return saveNode(world, kind, {
    ...row,
    ...(name !== undefined && { name: name.trim() }),
    ...saved,
    ...(isReconfigured && { last_test: takeTest(world, `${kind.kind} ${id}`, saved) }),
    ...(variant !== undefined && { variant }),
  });
}

/** Tests a saved row with unsaved changes. The result becomes the last test once these changes are saved. */
export async function testSaved(
  world: World,
  kind: NodeKind,
  id: number,
  body: TestedBody,
  signal: AbortSignal,
): Promise<WireTest> {
  const row = findNode(world, kind, id);
  if (!canConnector('test', row)) throw refusal.conflict(`Archived ${kind.kind}s can’t be tested.`);
  const connector = { kind: kind.kind, type: row.type };
  demand([
    ...checkConfig(world, connector, body.config),
    ...checkFeatures(world, { ...connector, config: body.config }),
  ]);
  const tested = { ...connector, config: mergeConfig(row.config, body.config) };
  const tunnelId = body.tunnel_id === undefined ? row.tunnel_id : body.tunnel_id;
  const result = await testConnection(world, tested, tunnelId, signal);
  const last_test = { at: new Date(world.clock.now()).toISOString(), success: result.success };
  if (kind.kind === 'source' && !result.success) tellHooks(world, 'source.test_failed', id);
  const kept = findNode(world, kind, id);
  const changed = { config: tested.config, tunnel_id: tunnelId };
  if (isAsSaved(kept, changed)) saveNode(world, kind, { ...kept, last_test });
  else rememberTest(world, `${kind.kind} ${id}`, changed, last_test);
  return result;
}
