import { retryImport } from './retryImport.ts';

/** A screen's code failed to load (spec §8). `chunk` is the name of the route. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
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
  /** When the page last reloaded for a chunk. */
  readonly lastReload: { read(): number; write(at: number): void };
}

export interface ChunksOptions<Name extends string, Value> {
  readonly sources: Readonly<Partial<Record<Name, () => Promise<Value>>>>;
  /** Leave it out for code that is not worth a page reload. */
  readonly reloading?: Reloading;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

export interface Chunks<Name extends string, Value> {
  /**
   * For rendering: returns the same promise every time, even a failed one, so that the error reaches the
   * boundary.
   */
  read(name: Name): Promise<Value>;
  /** For prefetching on intent: starts loading, or retries after a failure. Never rejects. */
  prefetch(name: Name): Promise<void>;
  isLoaded(name: Name): boolean;
}

interface Chunk<Value> {
  readonly promise: Promise<Value>;
  state: 'pending' | 'loaded' | 'failed';
}

/**
 * Loads the code of the screens. A chunk is usually missing because a deployment has replaced it. The loader
 * retries twice, then reloads the page once, and only then reports an error.
 */
export function createChunks<Name extends string, Value>(
  options: ChunksOptions<Name, Value>,
): Chunks<Name, Value> {
  const { sources, reloading, now = Date.now } = options;
  const chunks = new Map<Name, Chunk<Value>>();

  const attempt = async (name: Name): Promise<Value> => {
    const source = sources[name];
    if (!source) throw new ChunkError(name);
    try {
      return await retryImport(source, chunkRetryDelaysMs);
    } catch (cause) {
      if (!reloading?.mayReload() || now() - reloading.lastReload.read() < chunkReloadIntervalMs)
        throw new ChunkError(name, { cause });
      reloading.lastReload.write(now());
      reloading.reload();
      // The page is reloading, so the promise stays pending.
      return new Promise<never>(() => {});
    }
  };
  const limited = (name: Name): Promise<Value> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkError(name)), chunkLimitMs);
    });
    return Promise.race([attempt(name), late]).finally(() => clearTimeout(timer));
  };
  const start = (name: Name): Promise<Value> => {
    const promise = limited(name);
    const chunk: Chunk<Value> = { promise, state: 'pending' };
    chunks.set(name, chunk);
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

  return {
    read: (name) => chunks.get(name)?.promise ?? start(name),
    async prefetch(name) {
      const known = chunks.get(name);
      const promise = known && known.state !== 'failed' ? known.promise : start(name);
      await promise.catch(() => undefined);
    },
    isLoaded: (name) => chunks.get(name)?.state === 'loaded',
  };
}
