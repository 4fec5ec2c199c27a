import * as v from 'valibot';

import {
  realtimeChanges,
  realtimeEventName,
  realtimeResources,
  refreshAppEvent,
  type LiveRow,
  type RealtimeChange,
  type RealtimeEvent,
  type RealtimeResource,
  type ResourceEvent,
} from '../../domain/realtime/events.ts';
import { boundTexts } from '../../domain/text/boundedText.ts';
import { defineCall } from '../call.ts';
import { destinationDelta } from '../connectors/destinations.ts';
import { pipelineDelta } from '../pipelines/pipelines.ts';
import { sourceDelta } from '../connectors/sources.ts';
import { tunnelDelta } from '../connectors/tunnels.ts';
import { id } from '../wire.ts';

/** Authorises a socket for a private channel. 403 for another client's channel. */
export const authoriseChannel = defineCall({
  name: 'authoriseChannel',
  resource: 'channel',
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

const wireFields = v.record(v.string(), v.unknown());
const identified = v.object({ id: id() });
const payload = v.object({
  resource_id: v.optional(id()),
  resource_data: v.nullish(wireFields),
  resource_delta: v.nullish(wireFields),
  rev: v.fallback(v.optional(v.number()), undefined),
});

/** The decoders of each resource's changed fields. */
const deltas = {
  pipeline: pipelineDelta,
  source: sourceDelta,
  destination: destinationDelta,
  tunnel: tunnelDelta,
} satisfies Record<RealtimeResource, v.GenericSchema<unknown, Partial<LiveRow>>>;

/** Wire fields that only the detail call returns. */
const detailFields: Readonly<Partial<Record<RealtimeResource, readonly string[]>>> = {
  pipeline: ['sync_mappings'],
};

/** The changed fields; empty if they cannot be decoded, so that the event still invalidates cached reads. */
function decodeFields(
  resource: RealtimeResource,
  wire: Readonly<Record<string, unknown>>,
  rev: number | undefined,
): Pick<ResourceEvent, 'fields' | 'isWhole' | 'hasMore'> {
  const decoded = v.safeParse(deltas[resource], wire);
  if (!decoded.success) return {};
  return {
    fields: { ...decoded.output, ...(rev !== undefined && { rev }) },
    ...('id' in wire && { isWhole: true }),
    ...(detailFields[resource]?.some((name) => name in wire) && { hasMore: true }),
  };
}

/** Decodes a socket message. `null` for unknown names or payloads (T-28). */
export function decodeRealtimeEvent(name: string, data: unknown): RealtimeEvent | null {
  if (name === refreshAppEvent) return { kind: 'refreshApp' };
  const known = names.get(name);
  const decoded = v.safeParse(payload, boundTexts(data));
  if (known === undefined || !decoded.success) return null;
  const { resource_id, resource_data, resource_delta, rev } = decoded.output;
  const whole = resource_data ? v.safeParse(identified, resource_data) : undefined;
  if (whole?.success === false) return null;
  const changedId = resource_id ?? whole?.output.id;
  if (changedId === undefined) return null;
  const { change, resource } = known;
  const wire = resource_data ?? resource_delta;
  return { kind: change, resource, id: changedId, ...(wire && decodeFields(resource, wire, rev)) };
}
