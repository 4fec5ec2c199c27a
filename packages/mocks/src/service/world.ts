import {
  allChannel,
  clientChannel,
  realtimeEventName,
  toId,
  type RealtimeChange,
  type RealtimeResource,
  userChannel,
} from '@millrace/ui/domain';
import { createHub, type Hub } from '../realtime/hub.ts';
import type { Clock } from './clock.ts';
import { secretToken } from './random.ts';
import type { Tables } from './tables.ts';

/** An event as it went out. */
export interface Published {
  readonly channel: string;
  readonly name: string;
  readonly data: unknown;
}

/** A change that a request made, so that a test can count what was really done. */
export interface Effect {
  readonly name: string;
  readonly id: number;
}

/** An answer that takes its time (waiting.ts). */
export interface Waiting {
  /** Milliseconds since the epoch, by the service's clock. */
  readonly until: number;
  go(): void;
  giveUp(): void;
}

/** All that behaviour works on: one per service, nothing beside it. */
export interface World {
  readonly clock: Clock;
  readonly seed: number;
  readonly tables: Tables;
  readonly hub: Hub;
  /** Sends an event to a channel's subscribers and to the service's own listeners. */
  publish(channel: string, name: string, data: unknown): void;
  onEvent(listener: (event: Published) => void): () => void;
  /** What requests have done, oldest first. */
  readonly effects: Effect[];
  /** Answers that are still to come. */
  readonly waiting: Set<Waiting>;
  /** The person whose requests need no cookie; `null` for nobody yet, `undefined` where cookies decide. */
  cookielessPerson: string | null | undefined;
  /** Whether answers hold what the specification does not show. */
  readonly hasAssumedFields: boolean;
}

/** The one account of the demo; people, channels and rows are its own. */
export const demoClientId = 1;

/** The application key of the realtime service. Public: it stands in every page. */
export const realtimeKey = 'millrace-demo';

/** Effects that are remembered; older ones are forgotten. */
const rememberedEffects = 1_000;

export interface WorldOptions {
  clock: Clock;
  seed: number;
  tables: Tables;
  person: string | null | undefined;
  hasAssumedFields: boolean;
}

export function createWorld({ person, ...rest }: WorldOptions): World {
  const hub = createHub({ key: realtimeKey, secret: secretToken() });
  const listeners = new Set<(event: Published) => void>();
  return {
    ...rest,
    hub,
    cookielessPerson: person,
    effects: [],
    waiting: new Set(),
    publish(channel, name, data) {
      hub.publish(channel, name, data);
      for (const listener of listeners) listener({ channel, name, data });
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
  world.publish(clientChannel(toId(demoClientId)), realtimeEventName(resource, change), {
    resource_id: id,
    ...(data && { resource_data: data }),
    ...(delta && { resource_delta: delta }),
    ...(rev !== undefined && { rev }),
  });
}

/** Notes that a request has done something. */
export function recordEffect(world: World, name: string, id: number): void {
  world.effects.push({ name, id });
  if (world.effects.length > rememberedEffects) world.effects.shift();
}

/** Whether a person may listen on a channel: `all`, their own, and their client's. */
export const canSubscribe = (
  channel: string,
  person: { readonly id: number; readonly client_id: number },
): boolean =>
  channel === allChannel ||
  channel === userChannel(toId(person.id)) ||
  channel === clientChannel(toId(person.client_id));
