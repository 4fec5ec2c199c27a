import { toId } from '@millrace/ui/domain/entities';
import type { FeatureAudiences } from '@millrace/ui/domain/policies';
import {
  allChannel,
  clientChannel,
  realtimeEventName,
  type RealtimeChange,
  type RealtimeResource,
  userChannel,
} from '@millrace/ui/domain/realtime';
import { createHub, type Hub, type Published } from '../../realtime/hub.ts';
import { createEventFaults } from '../faults/eventFaults.ts';
import type { Toxicity } from '../faults/toxicity.ts';
import type { Clock } from '../core/clock.ts';
import { secretToken } from '../core/random.ts';
import { tablesOfClient, type ClientTables } from '../tables/clientTables.ts';
import type { Tables } from '../tables/tables.ts';

/** An effect of a request, so that tests can count effects. */
export interface Effect {
  readonly name: string;
  readonly id: number;
}

/** A request with its result. */
export interface RequestEntry {
  /** Also in the response, as `X-Request-Id`. */
  readonly id: string;
  /** The call's name. */
  readonly call: string;
  /** Time of arrival, as ISO date-time of the service's clock. */
  readonly at: string;
  /** As it was sent; the service ignores it. */
  readonly idempotencyKey?: string;
  /** The email of the signed-in sender; absent for strangers, and if a fault came first. */
  person?: string;
  /** Status of the response; 0 if the connection broke, absent while it is pending. */
  status?: number;
  readonly effects: Effect[];
}

/** A delayed response (waiting.ts). */
export interface Waiting {
  /** Milliseconds since the epoch, by the service's clock. */
  readonly until: number;
  go(): void;
  giveUp(): void;
}

/** Context for behaviour of any sender. */
interface Surroundings {
  readonly clock: Clock;
  readonly seed: number;
  readonly hub: Hub;
  /** Announces an event to a channel's subscribers and to the service's own listeners. */
  publish(channel: string, name: string, data: unknown): void;
  /** Sends the events that were announced, once what they report is stored. */
  sendEvents(): void;
  /** Sends delayed events. */
  releaseEvents(): void;
  /** Drops the events that were announced: what they report was taken back. */
  dropEvents(): void;
  onEvent(listener: (event: Published) => void): () => void;
  /** Effects of requests, oldest first. */
  readonly effects: Effect[];
  /** The current request; absent during scheduled tasks. */
  readonly asked?: RequestEntry;
  /** Pending responses. */
  readonly waiting: Set<Waiting>;
  /** Whether responses contain fields that the specification does not show. */
  readonly hasAssumedFields: boolean;
  /** Who has which feature (spec §6). */
  readonly features: FeatureAudiences;
}

/** The whole service with the rows of all clients: for signing in, and for scheduled tasks. One per service. */
export interface Backend extends Surroundings {
  readonly rows: Tables;
  /** The person whose requests need no cookie, `null` for nobody yet; absent if cookies are required. */
  readonly cookieless: { person: string | null } | undefined;
  /** One client's view; the same object each time. */
  worldOf(clientId: number): World;
}

/** One client's part of the service: behaviour for members uses this, and cannot reach other clients' rows. */
export interface World extends Surroundings {
  readonly clientId: number;
  readonly tables: ClientTables;
}

/** The client that scenarios describe. */
export const demoClientId = 1;

/** The application key of the realtime service. Public: every page contains it. */
export const realtimeKey = 'millrace-demo';

/** Maximum number of recorded effects; older ones are dropped. */
const rememberedEffects = 1_000;

export interface BackendOptions {
  clock: Clock;
  seed: number;
  rows: Tables;
  person: string | null | undefined;
  hasAssumedFields: boolean;
  features: FeatureAudiences;
  /** Faults of realtime. */
  toxicity: Pick<Toxicity, 'ofEvent' | 'ofSocket'>;
}

export function createBackend({ person, rows, toxicity, ...rest }: BackendOptions): Backend {
  const hub = createHub({ key: realtimeKey, secret: secretToken(), turnAway: toxicity.ofSocket });
  const listeners = new Set<(event: Published) => void>();
  const events = createEventFaults({
    deliver(event) {
      hub.publish(event.channel, event.name, event.data);
      for (const listener of listeners) listener(event);
    },
    drop: hub.drop,
  });
  const announced: Published[] = [];
  const surroundings: Surroundings = {
    ...rest,
    hub,
    effects: [],
    waiting: new Set(),
    publish: (channel, name, data) => void announced.push({ channel, name, data }),
    sendEvents() {
      for (const event of announced.splice(0)) events.send(event, toxicity.ofEvent(event.name));
    },
    releaseEvents: events.release,
    dropEvents: () => void announced.splice(0),
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const worlds = new Map<number, World>();
  return {
    ...surroundings,
    rows,
    cookieless: person === undefined ? undefined : { person },
    worldOf(clientId) {
      let world = worlds.get(clientId);
      if (!world) {
        world = { ...surroundings, clientId, tables: tablesOfClient(rows, clientId) };
        worlds.set(clientId, world);
      }
      return world;
    },
  };
}

/** The service for one request: effects are recorded in `asked`. */
export const inAnswerTo = (asked: RequestEntry, backend: Backend): Backend => ({
  ...backend,
  asked,
  worldOf: (clientId) => ({ ...backend.worldOf(clientId), asked }),
});

/** The whole resource if it is new, otherwise its changes; `rev` orders events of one resource. */
export interface ResourceNews {
  readonly data?: object;
  readonly delta?: object;
  readonly rev?: number;
}

/** Sends a change of a resource to the client's channel. */
export function announce(
  world: World,
  [resource, change]: readonly [RealtimeResource, RealtimeChange],
  id: number,
  { data, delta, rev }: ResourceNews = {},
): void {
  world.publish(clientChannel(toId(world.clientId)), realtimeEventName(resource, change), {
    resource_id: id,
    ...(data && { resource_data: data }),
    ...(delta && { resource_delta: delta }),
    ...(rev !== undefined && { rev }),
  });
}

/** Records an effect of a request. */
export function recordEffect(
  { effects, asked }: Pick<World, 'effects' | 'asked'>,
  name: string,
  id: number,
): void {
  effects.push({ name, id });
  asked?.effects.push({ name, id });
  if (effects.length > rememberedEffects) effects.shift();
}

/** Whether a person may subscribe to a channel: `all`, their own, and their client's. */
export const canSubscribe = (
  channel: string,
  person: { readonly id: number; readonly client_id: number },
): boolean =>
  channel === allChannel ||
  channel === userChannel(toId(person.id)) ||
  channel === clientChannel(toId(person.client_id));
