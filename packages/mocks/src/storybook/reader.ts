import { createClient, type BoundCall, type Call, type Transport } from '@millrace/ui/contract';
import { failed, loading, problemOf, ready, type Remote } from '@millrace/ui/domain/remote';

/** A call with its arguments, as `bind` creates it. */
export interface Read {
  readonly call: Call;
  readonly args: object;
}
export type Reads = Readonly<Record<string, Read>>;
type Brought = Readonly<Record<string, Remote<unknown>>>;

/** Makes reads and caches their results; shaped for `useSyncExternalStore`. */
export interface Reader {
  /** Refetches the reads; the latest round wins. */
  refresh(): void;
  /** The first listener starts the first round; the last one to leave aborts the current round. */
  subscribe(listener: () => void): () => void;
  brought(): Brought;
}

/** Fetch below a base path. */
export const fetchTransport =
  (base: string): Transport =>
  ({ url, ...init }) =>
    fetch(base + url, init);

const asRefreshing = (remote: Remote<unknown>): Remote<unknown> =>
  remote.state === 'ready' ? { ...remote, isRefreshing: true } : remote;

export function createReader(reads: Reads, transport: Transport): Reader {
  const client = createClient(transport);
  const listeners = new Set<() => void>();
  let brought: Brought = Object.fromEntries(Object.keys(reads).map((name) => [name, loading]));
  let round = new AbortController();

  const change = (name: string, remote: Remote<unknown>) => {
    brought = { ...brought, [name]: remote };
    for (const listener of listeners) listener();
  };

  const refresh = () => {
    round.abort();
    round = new AbortController();
    const { signal } = round;
    for (const [name, read] of Object.entries(reads)) {
      change(name, asRefreshing(brought[name] ?? loading));
      // The arguments were type-checked against their call when the two were bound.
      const { call, args } = read as BoundCall;
      void client(call, args, { signal })
        .then(ready, (thrown: unknown) => failed(problemOf(thrown)))
        .then((remote) => {
          if (!signal.aborted) change(name, remote);
        });
    }
  };

  return {
    refresh,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) refresh();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) round.abort();
      };
    },
    brought: () => brought,
  };
}
