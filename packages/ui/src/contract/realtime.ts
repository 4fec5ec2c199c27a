import * as v from 'valibot';

import {
  realtimeChanges,
  realtimeEventName,
  realtimeResources,
  refreshAppEvent,
  type RealtimeChange,
  type RealtimeEvent,
  type RealtimeResource,
} from '../domain/realtime/events.ts';
import { defineCall } from './call.ts';
import { id } from './wire.ts';

/** Lets a socket listen on a private channel; 403 for a channel of somebody else. */
export const authoriseChannel = defineCall({
  name: 'authoriseChannel',
  method: 'POST',
  path: '/api/v1/pusher/auth/',
  kind: 'channel',
  body: v.object({ channel_name: v.string(), socket_id: v.string() }),
  bodyEncoding: 'form',
  response: v.object({ auth: v.string(), channel_data: v.optional(v.string()) }),
});

const names: ReadonlyMap<string, { readonly resource: RealtimeResource; readonly change: RealtimeChange }> =
  new Map(
    realtimeResources.flatMap((resource) =>
      realtimeChanges.map((change) => [realtimeEventName(resource, change), { resource, change }] as const),
    ),
  );

const fields = v.record(v.string(), v.unknown());
const identified = v.object({ id: id() });
const payload = v.pipe(
  v.object({
    resource_id: v.optional(id()),
    resource_data: v.nullish(
      v.pipe(
        fields,
        v.check((data) => v.safeParse(identified, data).success),
      ),
    ),
    resource_delta: v.nullish(fields),
  }),
  v.transform(({ resource_id, resource_data, resource_delta }) => ({
    id: resource_id ?? (resource_data ? v.parse(identified, resource_data).id : undefined),
    fields: resource_data ?? resource_delta ?? undefined,
  })),
);

/** The event in a message of the socket; `null` for a name or a payload that is not ours (docs/threats.md T-28). */
export function decodeRealtimeEvent(name: string, data: unknown): RealtimeEvent | null {
  if (name === refreshAppEvent) return { kind: 'refreshApp' };
  const known = names.get(name);
  if (known === undefined) return null;
  const decoded = v.safeParse(payload, data);
  if (!decoded.success || decoded.output.id === undefined) return null;
  return {
    kind: known.change,
    resource: known.resource,
    id: decoded.output.id,
    fields: decoded.output.fields,
  };
}
