import type { Problem } from './problem.ts';

/** What a screen may see of something that the service knows: it loads, it failed, or it is there. */
export type Remote<Value> =
  | { readonly state: 'loading'; readonly isOffline?: boolean }
  | { readonly state: 'failed'; readonly problem: Problem }
  | {
      readonly state: 'ready';
      readonly value: Value;
      /** A newer answer is on its way; the value stays on screen. */
      readonly isRefreshing?: boolean;
      /** The value answers what was asked before: it only stays until this answer comes. */
      readonly isOutdated?: boolean;
      /** The answer waits for the connection. */
      readonly isOffline?: boolean;
      /** Why the last refresh failed; the value is the one before it. */
      readonly problem?: Problem;
    };

export const ready = <Value>(value: Value): Remote<Value> => ({ state: 'ready', value });
export const loading: Remote<never> = { state: 'loading' };
export const failed = (problem: Problem): Remote<never> => ({ state: 'failed', problem });

/** The same knowledge, seen through `view`; what is not there stays not there. */
export const mapRemote = <From, To>(remote: Remote<From>, view: (value: From) => To): Remote<To> =>
  remote.state === 'ready' ? { ...remote, value: view(remote.value) } : remote;
