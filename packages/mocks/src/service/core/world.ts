import {
  allChannel,
  clientChannel,
  realtimeEventName,
  toId,
  type FeatureAudiences,
  type RealtimeChange,
  type RealtimeResource,
  userChannel,
} from '@millrace/ui/domain';
import { createHub, type Hub, type Published } from '../../realtime/hub.ts';
import { createEventFaults } from '../faults/eventFaults.ts';
import type { Toxicity } from '../faults/toxicity.ts';
import type { Clock } from './clock.ts';
import { secretToken } from './random.ts';
import { tablesOfClient, type ClientTables } from './clientTables.ts';
import type { Tables } from './tables.ts';

/** A change that a request made, so that a test can count what was really done. */
export interface Effect {
  readonly name: string;
  readonly id: number;
}

/** A request as it came, and what came of it. */
export interface RequestEntry {
  /** Also in the answer, as `X-Request-Id`. */
  readonly id: string;
  /** The call's name. */
  readonly call: string;
  /** When it came, as ISO date-time of the service's clock. */
  readonly at: string;
  /** As it was sent; the service itself makes nothing of it. */
  readonly idempotencyKey?: string;
  /** The e-mail of who was signed in; absent for strangers, and where a fault kept the service from looking. */
  person?: string;
  /** Of the answer; 0 where the connection broke, absent while there is none. */
  status?: number;
  readonly effects: Effect[];
}

/** An answer that takes its time (waiting.ts). */
export interface Waiting {
  /** Milliseconds since the epoch, by the service's clock. */
  readonly until: number;
  go(): void;
  giveUp(): void;
}

/** What behaviour works on whoever asks. */
interface Surroundings {
  readonly clock: Clock;
  readonly seed: number;
  readonly hub: Hub;
  /** Sends an event to a channel's subscribers and to the service's own listeners. */
  publish(channel: string, name: string, data: unknown): void;
  /** Sends what a fault holds back. */
  releaseEvents(): void;
  onEvent(listener: (event: Published) => void): () => void;
  /** What requests have done, oldest first. */
  readonly effects: Effect[];
  /** The request that is being answered; absent while the clock alone is at work. */
  readonly asked?: RequestEntry;
  /** Answers that are still to come. */
  readonly waiting: Set<Waiting>;
  /** Whether answers hold what the specification does not show. */
  readonly hasAssumedFields: boolean;
  /** Who has which feature (spec §6). */
  readonly features: FeatureAudiences;
}

/** The whole service, with the rows of all clients: for signing in, and for what the clock does. One per service. */
export interface Backend extends Surroundings {
  readonly rows: Tables;
  /** The person whose requests need no cookie, `null` for nobody yet; absent where cookies decide. */
  readonly cookieless: { person: string | null } | undefined;
  /** What a client may see; the same each time. */
  worldOf(clientId: number): World;
}

/** One client's part of the service: behaviour that is asked for by a member works on this, and reaches nobody else's rows. */
export interface World extends Surroundings {
  readonly clientId: number;
  readonly tables: ClientTables;
}

/** The client that scenarios are about. */
export const demoClientId = 1;

/** The application key of the realtime service. Public: it stands in every page. */
export const realtimeKey = 'millrace-demo';

/** Effects that are remembered; older ones are forgotten. */
const rememberedEffects = 1_000;

export interface BackendOptions {
  clock: Clock;
  seed: number;
  rows: Tables;
  person: string | null | undefined;
  hasAssumedFields: boolean;
  features: FeatureAudiences;
  /** What spoils realtime. */
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
  const surroundings: Surroundings = {
    ...rest,
    hub,
    effects: [],
    waiting: new Set(),
    publish: (channel, name, data) => events.send({ channel, name, data }, toxicity.ofEvent(name)),
    releaseEvents: events.release,
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

/** The service as one request works on it: what it does is noted in `asked`. */
export const inAnswerTo = (asked: RequestEntry, backend: Backend): Backend => ({
  ...backend,
  asked,
  worldOf: (clientId) => ({ ...backend.worldOf(clientId), asked }),
});

/** The whole resource when it is new, else what has changed; `rev` orders events of one resource. */
export interface ResourceNews {
  readonly data?: object;
  readonly delta?: object;
  readonly rev?: number;
}

/** Tells the client's channel of a change to a resource. */
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

/** Notes that a request has done something. */
export function recordEffect(
  { effects, asked }: Pick<World, 'effects' | 'asked'>,
  name: string,
  id: number,
): void {
  effects.push({ name, id });
  asked?.effects.push({ name, id });
  if (effects.length > rememberedEffects) effects.shift();
}

/** Whether a person may listen on a channel: `all`, their own, and their client's. */
export const canSubscribe = (
  channel: string,
  person: { readonly id: number; readonly client_id: number },
): boolean =>
  channel === allChannel ||
  channel === userChannel(toId(person.id)) ||
  channel === clientChannel(toId(person.client_id));
