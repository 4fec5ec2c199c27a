import type { getActivity, listActivity, WireResult } from '@millrace/ui/contract';
import { comparableName, type ActivityObject } from '@millrace/ui/domain/entities';
import { isAmong, pageOf, type PageQuery } from '../core/paging.ts';
import { refusal } from '../core/refusal.ts';
import { checkRange, endsOf, type RangeQuery } from '../core/spans.ts';
import type { ActivityRow } from '../tables/activityRows.ts';
import type { World } from '../world/world.ts';

export interface ActivityQuery extends PageQuery, RangeQuery {
  readonly search?: string;
  readonly object_type?: string;
  readonly object_id?: number;
  readonly event?: string;
  readonly user_id?: number;
}

/** The call is only proposed, so a service without fields beyond the specification does not have it. */
function demandOffered({ hasAssumedFields }: World): void {
  if (!hasAssumedFields) throw refusal.notFound();
}

const tableOf = {
  pipeline: 'pipelines',
  source: 'sources',
  destination: 'destinations',
  tunnel: 'tunnels',
  alert: 'alerts',
  metric: 'metrics',
  hook: 'hooks',
  user: 'accounts',
  account: 'clients',
} as const satisfies Record<ActivityObject, keyof World['tables']>;

function show({ tables }: World, row: ActivityRow): WireResult<typeof getActivity> {
  const { id, at, event, object_type, object_id, object_name, by, fields, values } = row;
  const isThere = tables[tableOf[object_type]].get(object_id) !== undefined;
  return {
    id,
    timestamp: new Date(at).toISOString(),
    message: `${object_name}: ${event}.`,
    object: { type: object_type, name: object_name, ...(isThere && { id: object_id }) },
    details: {
      event,
      ...(by && { by: by.name, by_id: by.id }),
      ...(fields.length > 0 && { fields: fields.join(', ') }),
      ...values,
    },
  };
}

/** A page of what people did, newest first. */
export function list(world: World, query: ActivityQuery, request: Request): WireResult<typeof listActivity> {
  demandOffered(world);
  const { start = 0, end = Number.POSITIVE_INFINITY } = endsOf(query);
  const errors = checkRange(start, end);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const wanted = comparableName(query.search ?? '');
  const found = world.tables.activity
    .all()
    .filter(
      ({ at, event, object_type, object_id, object_name, by }) =>
        at >= start &&
        at < end &&
        isAmong(query.event, event) &&
        isAmong(query.object_type, object_type) &&
        (query.object_id === undefined || query.object_id === object_id) &&
        (query.user_id === undefined || query.user_id === by?.id) &&
        [object_name, by?.name ?? ''].some((text) => comparableName(text).includes(wanted)),
    )
    .toSorted((one, other) => other.at - one.at || other.id - one.id);
  return pageOf(found, query, request, (row) => show(world, row));
}

export function get(world: World, id: number): WireResult<typeof getActivity> {
  demandOffered(world);
  const row = world.tables.activity.get(id);
  if (!row) throw refusal.notFound();
  return show(world, row);
}
