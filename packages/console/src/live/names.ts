import type { RuntimeConfig } from '@millrace/ui/contract';
import type { User } from '@millrace/ui/domain/entities';
import { allChannel, clientChannel, userChannel } from '@millrace/ui/domain/realtime';

/** The service's names of channels and events that have another name there, by ours. */
export type RealtimeNames = NonNullable<RuntimeConfig['realtime']>['names'];

/** The three channels of a person (spec §1), by their names at the service. */
export function channelsOf({ id, client }: User, { all, user, client: ofClient }: RealtimeNames) {
  return {
    all: all ?? allChannel,
    user: user?.replace('{id}', String(id)) ?? userChannel(id),
    client: ofClient?.replace('{id}', String(client.id)) ?? clientChannel(client.id),
  };
}

/** Our name of an event of the service. */
export const ownEventName = (name: string, names: RealtimeNames): string =>
  Object.entries(names).find(([, theirs]) => theirs === name)?.[0] ?? name;
