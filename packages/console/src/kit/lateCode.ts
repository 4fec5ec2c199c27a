import { loadCode } from './loadCode.ts';
import { isOnline, whenOnline } from './network.ts';

/** Code failed to load (spec §8). `chunk` is its name. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** Loads the code again. Never rejects. */
  readonly retry: () => Promise<void>;

  constructor(chunk: string, retry: () => Promise<void>, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options);
    this.retry = retry;
  }
}

/** Code counts as failed after this time with a network, in milliseconds (spec §8). */
export const chunkLimitMs = 120_000;
/** The minimum time between two reloads of a page for missing code, in milliseconds (F29). */
export const chunkReloadIntervalMs = 600_000;

/** How the page reloads when code is missing. */
export interface Reloading {
  readonly reload: () => void;
  /** Whether the page may reload now without losing input. */
  readonly mayReload: () => boolean;
  /**
   * When the page last reloaded for missing code. `write` returns whether the time was stored: a page that cannot tell that
   * it has reloaded would reload without end.
   */
  readonly lastReload: { read(): number; write(at: number): boolean };
}

export interface LateCodeOptions {
  /** Leave it out for code that is not worth a page reload. */
  readonly reloading?: Reloading;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** @default the browser's */
  readonly network?: { isOnline(): boolean; whenOnline(): Promise<void> };
}

/** Code that loads when it is first needed. */
export interface LateCode<Code> {
  /**
   * For rendering: returns the same promise every time, even a failed one, so that the error reaches the
   * boundary.
   */
  read(): Promise<Code>;
  /** For code that is about to be rendered: starts loading, or retries after a failure. Never rejects. */
  prefetch(): Promise<void>;
  /** For code that may be rendered later: as `prefetch`, but the page never reloads for it. */
  prepare(): Promise<void>;
  isLoaded(): boolean;
}

/**
 * Declares code that is rendered. It is usually missing because a deployment has replaced it. The loader retries twice,
 * then reloads the page once, and only then reports an error. Without a network it waits: what fails then is no attempt.
 * @param name the name of the code, for its error
 */
export function lateCode<Code>(
  name: string,
  load: () => Promise<Code>,
  { reloading, now = Date.now, network = { isOnline, whenOnline } }: LateCodeOptions = {},
): LateCode<Code> {
  let state: 'new' | 'pending' | 'loaded' | 'failed' = 'new';
  let promise: Promise<Code> | undefined;
  /** The page needs it now, so a reload is better than a failure. */
  let isNeeded = false;

  const failure = (options?: ErrorOptions) => new ChunkError(name, code.prefetch, options);
  const mayReload = (): boolean =>
    Boolean(isNeeded && reloading?.mayReload()) &&
    now() - (reloading?.lastReload.read() ?? 0) >= chunkReloadIntervalMs;

  const loadOnline = async (): Promise<Code> => {
    for (;;) {
      await network.whenOnline();
      try {
        return await load();
      } catch (error) {
        if (network.isOnline()) throw error;
      }
    }
  };
  const attempt = async (): Promise<Code> => {
    try {
      return await loadCode(loadOnline);
    } catch (cause) {
      if (!mayReload() || !reloading?.lastReload.write(now())) throw failure({ cause });
      reloading.reload();
      // The page is reloading, so the promise stays pending.
      return new Promise<never>(() => {});
    }
  };
  const start = (): Promise<Code> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const limit = () => {
        timer = setTimeout(() => {
          if (network.isOnline()) reject(failure());
          else void network.whenOnline().then(limit);
        }, chunkLimitMs);
      };
      limit();
    });
    const started = Promise.race([attempt(), late]).finally(() => clearTimeout(timer));
    state = 'pending';
    started.then(
      (value) => {
        state = 'loaded';
        // With this status React's `use` reads the value without suspending, so the fallback does not flash.
        return Object.assign(started, { status: 'fulfilled', value });
      },
      () => (state = 'failed'),
    );
    return started;
  };
  const ensure = async (isWanted: boolean): Promise<void> => {
    if (promise === undefined || state === 'failed') {
      isNeeded = isWanted;
      promise = start();
    } else isNeeded ||= isWanted;
    await promise.catch(() => undefined);
  };

  const code: LateCode<Code> = {
    read() {
      isNeeded = true;
      promise ??= start();
      return promise;
    },
    prefetch: () => ensure(true),
    prepare: () => ensure(false),
    isLoaded: () => state === 'loaded',
  };
  return code;
}
