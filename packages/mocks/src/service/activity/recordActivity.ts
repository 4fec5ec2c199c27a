import type { ActivityEvent, ActivityObject } from '@millrace/ui/domain/entities';
import { fullName } from '../accounts/users.ts';
import type { Config } from '../connectorConfig/nodeConfig.ts';
import type { AccountRow } from '../tables/accountRows.ts';
import type { Effect, World } from '../world/world.ts';
import { changedConnector, changedValues, type Changed } from './changedValues.ts';

const nothing: Changed = { fields: [], values: {} };

/** The rows of a world by what they are. Rows never change, so their lists are a picture of a moment. */
const pictureOf = ({ tables }: World) => ({
  pipeline: tables.pipelines.all(),
  source: tables.sources.all(),
  destination: tables.destinations.all(),
  tunnel: tables.tunnels.all(),
  alert: tables.alerts.all(),
  metric: tables.metrics.all(),
  hook: tables.hooks.all(),
  user: tables.accounts.all(),
  account: tables.clients.all(),
});

type Picture = ReturnType<typeof pictureOf>;
type Row = Picture[ActivityObject][number];

/** What an effect of a request did. `status` says it by the new status. */
const effects: Readonly<Record<string, readonly [ActivityObject, ActivityEvent | 'status']>> = {
  createPipeline: ['pipeline', 'created'],
  updatePipeline: ['pipeline', 'changed'],
  setPipelineStatus: ['pipeline', 'status'],
  deletePipeline: ['pipeline', 'deleted'],
  resyncPipelineCollections: ['pipeline', 'resynced'],
  createSource: ['source', 'created'],
  updateSource: ['source', 'changed'],
  setSourceStatus: ['source', 'status'],
  deleteSource: ['source', 'deleted'],
  createDestination: ['destination', 'created'],
  updateDestination: ['destination', 'changed'],
  setDestinationStatus: ['destination', 'status'],
  deleteDestination: ['destination', 'deleted'],
  createTunnel: ['tunnel', 'created'],
  deleteTunnel: ['tunnel', 'deleted'],
  createAlert: ['alert', 'created'],
  updateAlert: ['alert', 'changed'],
  deleteAlert: ['alert', 'deleted'],
  acknowledgeAlertTriggers: ['alert', 'acknowledged'],
  resolveAlertTriggers: ['alert', 'resolved'],
  createMetric: ['metric', 'created'],
  updateMetric: ['metric', 'changed'],
  archiveMetric: ['metric', 'archived'],
  createHook: ['hook', 'created'],
  updateHook: ['hook', 'changed'],
  archiveHook: ['hook', 'archived'],
  deleteHook: ['hook', 'deleted'],
  attachHook: ['hook', 'attached'],
  detachHook: ['hook', 'detached'],
  inviteUser: ['user', 'invited'],
  resendInvite: ['user', 'invited_again'],
  deleteInvite: ['user', 'uninvited'],
  makeAdmin: ['user', 'changed'],
  updateUser: ['user', 'changed'],
  updatePassword: ['user', 'changed'],
  activateUser: ['user', 'activated'],
  deactivateUser: ['user', 'deactivated'],
  deleteUser: ['user', 'deleted'],
  updateClientNotificationSettings: ['account', 'changed'],
};

/** The settings of a row that people change, for those without a configuration. */
const settings: Readonly<Record<Exclude<ActivityObject, 'source' | 'destination'>, readonly string[]>> = {
  pipeline: [
    'name',
    'region',
    'source_id',
    'destination_id',
    'maintenance_window',
    'persist_deleted_rows',
    'source_sync_frequency',
    'destination_sync_frequency',
    'destination_sync_cron',
    'auto_sync_new_collections',
    'replicate_column_changes',
  ],
  tunnel: [],
  alert: [
    'name',
    'priority',
    'run_frequency',
    'notification',
    'trigger_condition',
    'alert_metrics',
    'is_active',
  ],
  metric: ['name', 'metric_type', 'table_name', 'column_name', 'where_conditions', 'threshold'],
  hook: ['name', 'url', 'has_secret'],
  user: ['role'],
  account: ['receive_billing_notifications', 'receive_monthly_notifications'],
};

const nameOf = (row: Row | undefined): string => {
  if (row === undefined) return '';
  return 'name' in row ? row.name : fullName(row) || row.email;
};

const statusEvent = (before: Row | undefined, after: Row | undefined): ActivityEvent => {
  const [from, to] = [before, after].map((row) => (row && 'status' in row ? row.status : undefined));
  if (to === 'archived') return 'archived';
  if (from === 'archived') return 'restored';
  return to === 'paused' || to === 'pausing' ? 'paused' : 'started';
};

/** The body of the request, as far as this looks into it. */
interface Sent {
  readonly config?: Config;
}

const isConnector = (row: Row | undefined): row is Picture['source'][number] =>
  row !== undefined && 'config' in row;

function changesOf(
  type: ActivityObject,
  { name }: Effect,
  { before, after, sent }: { before: Row | undefined; after: Row | undefined; sent: Sent },
): Changed {
  if (name === 'updatePassword') return { fields: ['password'], values: {} };
  if (isConnector(before) && isConnector(after)) return changedConnector(before, after, sent.config);
  if (!before || !after || type === 'source' || type === 'destination') return nothing;
  const valuesOf = (row: Row) => {
    const all = new Map<string, unknown>(Object.entries(row));
    return new Map(settings[type].map((each) => [each, all.get(each)]));
  };
  return changedValues(valuesOf(before), valuesOf(after));
}

/** What a person did in their account with one request. */
export interface Watch {
  /** Stores it, after the request was answered. */
  record(sent: Sent): void;
}

/** Watches what a request does, for the activity of the account. */
export function watchActivity(world: World, actor: AccountRow): Watch {
  const before = pictureOf(world);
  return {
    record(sent) {
      const done = (world.asked?.effects ?? []).flatMap((effect) => {
        const known = Object.hasOwn(effects, effect.name) ? effects[effect.name] : undefined;
        return known ? [{ effect, known }] : [];
      });
      if (done.length === 0) return;
      const after = pictureOf(world);
      for (const { effect, known } of done) {
        const [type, event] = known;
        const rowIn = (picture: Picture): Row | undefined =>
          picture[type].find((row) => row.id === effect.id);
        const [was, is] = [rowIn(before), rowIn(after)];
        const changed =
          event === 'changed' ? changesOf(type, effect, { before: was, after: is, sent }) : nothing;
        // Saving what was saved before changes nothing.
        if (event === 'changed' && changed.fields.length === 0) continue;
        world.tables.activity.put({
          id: world.tables.activity.nextId(),
          client_id: world.clientId,
          at: world.clock.now(),
          event: event === 'status' ? statusEvent(was, is) : event,
          object_type: type,
          object_id: effect.id,
          object_name: nameOf(is ?? was),
          by: { id: actor.id, name: fullName(actor) || actor.email },
          ...changed,
        });
      }
    },
  };
}
