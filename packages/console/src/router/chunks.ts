import { retryImport } from './retryImport.ts';

/** A screen's code failed to load (spec §8); `chunk` is the route's name. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
  }
}

/** After this long a chunk counts as failed, in milliseconds (spec §8). */
export const chunkLimitMs = 120_000;
/** Waits before a failed chunk is asked for again, in milliseconds (F29). */
const chunkRetryDelaysMs = [1_000, 3_000] as const;
/** A page reloads for a missing chunk at most this often, in milliseconds (F29). */
export const chunkReloadRestMs = 600_000;

/** How the page reloads for the sake of a chunk. */
export interface Reloading {
  readonly reload: () => void;
  /** Whether the page may reload now: something typed would be lost. */
  readonly mayReload: () => boolean;
  /** When the page last reloaded for a chunk. */
  readonly lastReload: { read(): number; write(at: number): void };
}

export interface ChunksOptions<Name extends string, Value> {
  readonly sources: Readonly<Partial<Record<Name, () => Promise<Value>>>>;
  /** Left out for what is no reason to load the page anew. */
  readonly reloading?: Reloading;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

export interface Chunks<Name extends string, Value> {
  /** For drawing: the same promise every time, a failed one too, so that its failure reaches the boundary. */
  read(name: Name): Promise<Value>;
  /** For intent: starts loading, and starts again what has failed. Never rejects. */
  prefetch(name: Name): Promise<void>;
  isLoaded(name: Name): boolean;
}

interface Chunk<Value> {
  readonly promise: Promise<Value>;
  state: 'pending' | 'loaded' | 'failed';
}

/**
 * The code of the screens. A chunk that does not come is mostly one that a deployment has replaced: it is asked for
 * twice more, then the page reloads once, and only then it is an error.
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
      if (!reloading?.mayReload() || now() - reloading.lastReload.read() < chunkReloadRestMs)
        throw new ChunkError(name, { cause });
      reloading.lastReload.write(now());
      reloading.reload();
      // The page is on its way out; whoever waits is let wait.
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
        // So marked, React's `use` reads it without suspending: not even one frame of fallback.
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
