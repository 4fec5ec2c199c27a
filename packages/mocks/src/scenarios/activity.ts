import { dayMs as day, hourMs as hour, minuteMs as minute } from '../service/core/durations.ts';
import type { ActivityRow } from '../service/tables/activityRows.ts';
import { demoClientId } from '../service/world/world.ts';
import { invitedAccounts } from './invitations.ts';
import { people } from './people.ts';
import type { InitialState, ScenarioOptions } from './scenario.ts';

type Entry = Omit<ActivityRow, 'id' | 'client_id'>;
type Plan = Pick<Entry, 'event' | 'object_type' | 'object_id' | 'object_name'> & Partial<Entry>;

const noor = 1;
const mateo = 2;

const personOf = (id: number): Entry['by'] => {
  const { first_name = '', last_name = '' } = people[id - 1] ?? {};
  return { id, name: `${first_name} ${last_name}` };
};

const entry = (at: number, by: number, plan: Plan): Entry => ({
  at,
  by: personOf(by),
  fields: [],
  values: {},
  ...plan,
});

/** As many objects of a kind as have a beginning in the activity; a large account has thousands. */
const mostBegun = 40;

/** Before this age, the service did not note who did something. */
const namelessAge = 300 * day;

interface Begun {
  readonly id: number;
  readonly client_id: number;
  readonly name: string;
  readonly created_at: string;
}

const isOwn = ({ client_id }: Pick<Begun, 'client_id'>): boolean => client_id === demoClientId;

const beginnings =
  ({ now }: ScenarioOptions) =>
  (type: Entry['object_type'], rows: readonly Begun[] = []): readonly Entry[] =>
    rows
      .filter(isOwn)
      .slice(-mostBegun)
      .map(({ id, name, created_at }) => {
        const at = Date.parse(created_at);
        return entry(at, noor, {
          event: 'created',
          object_type: type,
          object_id: id,
          object_name: name,
          ...(at < now - namelessAge && { by: null }),
        });
      });

/** Recent changes of the first source, destination and pipeline, so that there is something to ask about. */
function recent(
  { sources, destinations, pipelines }: InitialState,
  { now }: ScenarioOptions,
): readonly Entry[] {
  const source = sources.find(isOwn);
  const destination = destinations.find(isOwn);
  const pipeline = pipelines.find(isOwn);
  return [
    ...(source
      ? [
          entry(now - 27 * hour, mateo, {
            event: 'changed',
            object_type: 'source',
            object_id: source.id,
            object_name: source.name,
            fields: ['connection_config.user', 'connection_config.password'],
            values: {
              'before.connection_config.user': 'replicator',
              'after.connection_config.user': 'millrace_reader',
            },
          }),
        ]
      : []),
    ...(destination
      ? [
          entry(now - 3 * day, noor, {
            event: 'changed',
            object_type: 'destination',
            object_id: destination.id,
            object_name: destination.name,
            fields: ['connection_config.warehouse'],
            values: {
              'before.connection_config.warehouse': 'LOADING_SMALL',
              'after.connection_config.warehouse': 'LOADING',
            },
          }),
        ]
      : []),
    ...(pipeline
      ? [
          entry(now - 5 * day, mateo, {
            event: 'changed',
            object_type: 'pipeline',
            object_id: pipeline.id,
            object_name: pipeline.name,
            fields: ['source_sync_frequency'],
            values: {
              'before.source_sync_frequency': 3_600_000,
              'after.source_sync_frequency': 900_000,
            },
          }),
        ]
      : []),
  ];
}

/** What people did before the start of the world, oldest first: it follows from the other rows of a scenario. */
export function pastActivity(state: InitialState, setting: ScenarioOptions): readonly ActivityRow[] {
  const { observed, hooks = [] } = state;
  const { now } = setting;
  const created = beginnings(setting);
  const entries = [
    ...created('source', state.sources),
    ...created('destination', state.destinations),
    ...created('pipeline', state.pipelines),
    ...created('hook', hooks),
    ...created('metric', observed?.metrics),
    ...created('alert', observed?.alerts),
    ...invitedAccounts(setting).map(({ id, email, invitation }) =>
      entry(invitation?.sent_at ?? now, noor, {
        event: 'invited',
        object_type: 'user',
        object_id: id,
        object_name: email,
      }),
    ),
    entry(now - 6 * day - 20 * minute, noor, {
      event: 'changed',
      object_type: 'user',
      object_id: mateo,
      object_name: personOf(mateo)?.name ?? '',
      fields: ['role'],
      values: { 'before.role': 'admin', 'after.role': 'team_member' },
    }),
    ...recent(state, setting),
  ];
  return entries
    .toSorted((one, other) => one.at - other.at)
    .map((each, index) => ({ id: index + 1, client_id: demoClientId, ...each }));
}
