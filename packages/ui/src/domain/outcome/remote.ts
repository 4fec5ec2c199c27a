import type { Problem } from './problem.ts';

/** Remote data as a screen gets it: loading, failed or ready. */
export type Remote<Value> =
  | { readonly state: 'loading'; readonly isOffline?: boolean }
  | { readonly state: 'failed'; readonly problem: Problem }
  | {
      readonly state: 'ready';
      readonly value: Value;
      /** A refetch is running; the value stays on screen. */
      readonly isRefreshing?: boolean;
      /** The value belongs to the previous query and stays until the new answer arrives. */
      readonly isOutdated?: boolean;
      /** The request waits for the network. */
      readonly isOffline?: boolean;
      /** Why the last refetch failed; the value is the previous one. */
      readonly problem?: Problem;
    };

export const ready = <Value>(value: Value): Remote<Value> => ({ state: 'ready', value });
export const loading: Remote<never> = { state: 'loading' };
export const failed = (problem: Problem): Remote<never> => ({ state: 'failed', problem });

/** Maps the value of remote data; the other states stay as they are. */
export const mapRemote = <From, To>(remote: Remote<From>, view: (value: From) => To): Remote<To> =>
  remote.state === 'ready' ? { ...remote, value: view(remote.value) } : remote;
