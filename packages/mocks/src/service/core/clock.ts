/** The service's time. A manual clock stands still until it is moved; a real one also runs. */
export interface Clock {
  readonly mode: ClockMode;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Moves the time forward by `ms` milliseconds. */
  advance(ms: number): void;
  /** Moves the time to `at`, in milliseconds since the epoch; never backwards. */
  set(at: number): void;
}
export type ClockMode = 'real' | 'manual';

export interface ClockOptions {
  /** @default 'manual' */
  mode?: ClockMode;
  /** Start time, in milliseconds since the epoch. @default the machine's time */
  at?: number;
  /** The machine's time, passed by tests. @default Date.now */
  machine?: () => number;
}

export function createClock({
  mode = 'manual',
  machine = Date.now,
  at = machine(),
}: ClockOptions = {}): Clock {
  const started = machine();
  let moved = 0;
  const now = () => at + moved + (mode === 'real' ? machine() - started : 0);
  const advance = (ms: number) => {
    // A scheduled task has run or not; going backwards would contradict that.
    if (!(ms >= 0) || !Number.isFinite(ms)) throw new RangeError('The clock only moves forward.');
    moved += ms;
  };
  return { mode, now, advance, set: (target) => advance(target - now()) };
}
