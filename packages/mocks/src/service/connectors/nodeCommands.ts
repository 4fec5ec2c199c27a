import { actionToward, canConnector, connectorActions, nameTaken } from '@millrace/ui/domain/entities';
import { findNode, saveNode, type NodeKind } from './nodeKinds.ts';
import { listNames } from '../core/names.ts';
import { refusal } from '../core/refusal.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import type { PipelineRow } from '../tables/pipelineRows.ts';
import { announce, recordEffect, type World } from '../world/world.ts';
import { detachAll } from '../hooks/attachments.ts';
import { tellHooks } from '../hooks/deliveries.ts';
import { metricsOf, removeMetricsOf } from './storeMetrics.ts';

/** The hook events of commands on sources. Destinations have no hooks. */
const commandEvents = { archive: 'source.archived', restore: 'source.restored' } as const;

/** Archives or restores a source or destination. */
export function setStatus<Shown extends object>(
  world: World,
  kind: NodeKind<Shown>,
  id: number,
  target: string,
): Shown {
  const row = findNode(world, kind, id);
  const action = actionToward(connectorActions, target, row.status);
  if (action !== 'archive' && action !== 'restore') {
    const msg = `A ${kind.kind} can’t have the status "${target}".`;
    throw refusal.unprocessable([{ loc: ['status'], msg, type: 'value_error.enum' }]);
  }
  if (!canConnector(action, row)) throw refusal.conflict(`This ${kind.kind} is already ${row.status}.`);
  if (action === 'archive') demandUnused(world, kind, row);
  else if (nameTaken(kind.table(world).all(), row.name, id)) {
    throw refusal.conflict(`Another ${kind.kind} is called ${row.name} now.`);
  }
  recordEffect(world, `set${kind.noun}Status`, id);
  if (kind.kind === 'source') tellHooks(world, commandEvents[action], id);
  return saveNode(world, kind, { ...row, status: connectorActions[action].to });
}

const pipelinesAt = ({ tables }: World, { end }: NodeKind, { id }: NodeRow): readonly PipelineRow[] =>
  tables.pipelines.all().filter((pipeline) => pipeline[end] === id);

function demandUnused(world: World, kind: NodeKind, row: NodeRow): void {
  const using = pipelinesAt(world, kind, row).filter(({ status }) => status !== 'archived');
  if (using.length === 0) return;
  const names = listNames(using.map(({ name }) => name));
  throw refusal.conflict(`This ${kind.kind} is used by ${names}. Archive those first.`);
}

/**
 * Deletes an archived source or destination. It stays while any pipeline names it, archived ones included, or an
 * active metric measures it.
 */
export function remove(world: World, kind: NodeKind, id: number): void {
  const row = findNode(world, kind, id);
  if (!canConnector('delete', row)) throw refusal.conflict(`Archive this ${kind.kind} before it is deleted.`);
  const using = pipelinesAt(world, kind, row);
  if (using.length > 0) {
    const names = listNames(using.map(({ name }) => name));
    throw refusal.conflict(`This ${kind.kind} belongs to ${names}. Delete those first.`);
  }
  const measured = metricsOf(world, kind, id).filter(({ status }) => status === 'active');
  if (measured.length > 0) {
    const names = listNames(measured.map(({ name }) => name));
    throw refusal.conflict(`This ${kind.kind} is measured by ${names}. Archive those first.`);
  }
  removeMetricsOf(world, kind, id);
  if (kind.kind === 'source') detachAll(world, 'source', id);
  recordEffect(world, `delete${kind.noun}`, id);
  kind.table(world).remove(id);
  announce(world, [kind.kind, 'deleted'], id);
}
