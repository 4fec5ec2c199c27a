import { isOnline, whenOnline } from './network.ts';
import { retryImport } from './retryImport.ts';

/** A screen's code failed to load (spec §8). `chunk` is the name of the route. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** Loads the code again. Never rejects. */
  readonly retry: () => Promise<void>;

  constructor(chunk: string, retry: () => Promise<void>, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
    this.retry = retry;
  }
}

/** A chunk counts as failed after this time, in milliseconds (spec §8). */
export const chunkLimitMs = 120_000;
/** Delays before a failed chunk is retried, in milliseconds (F29). */
const chunkRetryDelaysMs = [1_000, 3_000] as const;
/** The minimum time between two reloads of a page for a missing chunk, in milliseconds (F29). */
export const chunkReloadIntervalMs = 600_000;

/** How the page reloads when a chunk is missing. */
export interface Reloading {
  readonly reload: () => void;
  /** Whether the page may reload now without losing input. */
  readonly mayReload: () => boolean;
  /**
   * When the page last reloaded for a chunk. `write` returns whether the time was stored: a page that cannot tell that
   * it has reloaded would reload without end.
   */
  readonly lastReload: { read(): number; write(at: number): boolean };
}

export interface ChunksOptions<Name extends string, Value> {
  readonly sources: Readonly<Partial<Record<Name, () => Promise<Value>>>>;
  /** Leave it out for code that is not worth a page reload. */
  readonly reloading?: Reloading;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** @default the browser's */
  readonly network?: { isOnline(): boolean; whenOnline(): Promise<void> };
}

export interface Chunks<Name extends string, Value> {
  /**
   * For rendering: returns the same promise every time, even a failed one, so that the error reaches the
   * boundary.
   */
  read(name: Name): Promise<Value>;
  /** For code that is about to be rendered: starts loading, or retries after a failure. Never rejects. */
  prefetch(name: Name): Promise<void>;
  /** For code that may be rendered later: as `prefetch`, but the page never reloads for it. */
  prepare(name: Name): Promise<void>;
  isLoaded(name: Name): boolean;
}

interface Chunk<Value> {
  readonly promise: Promise<Value>;
  state: 'pending' | 'loaded' | 'failed';
  /** The page needs it now, so a reload is better than a failure. */
  isNeeded: boolean;
}

/**
 * Loads the code of the screens. A chunk is usually missing because a deployment has replaced it. The loader
 * retries twice, then reloads the page once, and only then reports an error. Without a network it waits: what fails then
 * is no attempt.
 */
export function createChunks<Name extends string, Value>(
  options: ChunksOptions<Name, Value>,
): Chunks<Name, Value> {
  const { sources, reloading, now = Date.now, network = { isOnline, whenOnline } } = options;
  const chunks = new Map<Name, Chunk<Value>>();

  const mayReload = (name: Name): boolean =>
    Boolean(chunks.get(name)?.isNeeded && reloading?.mayReload()) &&
    now() - (reloading?.lastReload.read() ?? 0) >= chunkReloadIntervalMs;

  const loadOnline = async (source: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      await network.whenOnline();
      try {
        return await source();
      } catch (error) {
        if (network.isOnline()) throw error;
      }
    }
  };
  const attempt = async (name: Name): Promise<Value> => {
    const source = sources[name];
    const retry = () => api.prefetch(name);
    if (!source) throw new ChunkError(name, retry);
    try {
      return await retryImport(() => loadOnline(source), chunkRetryDelaysMs);
    } catch (cause) {
      if (!mayReload(name) || !reloading?.lastReload.write(now()))
        throw new ChunkError(name, retry, { cause });
      reloading.reload();
      // The page is reloading, so the promise stays pending.
      return new Promise<never>(() => {});
    }
  };
  const limited = (name: Name): Promise<Value> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkError(name, () => api.prefetch(name))), chunkLimitMs);
    });
    return Promise.race([attempt(name), late]).finally(() => clearTimeout(timer));
  };
  const start = (name: Name, isNeeded: boolean): Promise<Value> => {
    const { promise, resolve } = Promise.withResolvers<Value>();
    const chunk: Chunk<Value> = { promise, state: 'pending', isNeeded };
    chunks.set(name, chunk);
    resolve(limited(name));
    promise.then(
      (value) => {
        chunk.state = 'loaded';
        // With this status React's `use` reads the value without suspending, so the fallback does not flash.
        return Object.assign(promise, { status: 'fulfilled', value });
      },
      () => (chunk.state = 'failed'),
    );
    return promise;
  };
  const load = async (name: Name, isNeeded: boolean): Promise<void> => {
    const known = chunks.get(name);
    if (known) known.isNeeded ||= isNeeded;
    const promise = known && known.state !== 'failed' ? known.promise : start(name, isNeeded);
    await promise.catch(() => undefined);
  };

  const api: Chunks<Name, Value> = {
    read(name) {
      const known = chunks.get(name);
      if (known) known.isNeeded = true;
      return known?.promise ?? start(name, true);
    },
    prefetch: (name) => load(name, true),
    prepare: (name) => load(name, false),
    isLoaded: (name) => chunks.get(name)?.state === 'loaded',
  };
  return api;
}
