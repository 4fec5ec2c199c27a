import { spyOn } from 'storybook/test';
import { searchDebounceMs } from '../domain/text/limits.ts';
import { countdownStepMs } from '../patterns/ProblemNotice/useCountdown.ts';

/**
 * Stops the timers of debounced searches: `run` ends the wait. Nothing then depends on how fast a machine types, and the
 * wait has exactly the length of spec §5. Call `release` at the end.
 */
export function holdSearches() {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number, () => void>();
  let last = 1_000_000_000;
  // Browsers also accept code as a string. No caller passes one, so the type can be narrower.
  const starting = spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, delay?: number) => {
    if (delay !== searchDebounceMs) return start(handler, delay);
    last += 1;
    held.set(last, handler);
    return last;
  }) as typeof window.setTimeout);
  const stopping = spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (typeof id !== 'number' || !held.delete(id)) stop(id);
  });
  return {
    /** Searches that wait. */
    waiting: () => held.size,
    run: () => {
      for (const handler of held.values()) handler();
      held.clear();
    },
    release: () => {
      starting.mockRestore();
      stopping.mockRestore();
    },
  };
}

let areCountdownsHeld = false;

/**
 * For `beforeEach` of a story: countdowns keep their first figure until `runCountdowns`, so that a slow machine sees it
 * too.
 */
export function holdCountdowns(): void {
  areCountdownsHeld = true;
  const { setInterval: start } = window;
  // As above: no caller passes code as a string.
  spyOn(window, 'setInterval').mockImplementation(((handler: () => void, delay?: number) =>
    start(
      delay === countdownStepMs ? () => areCountdownsHeld || handler() : handler,
      delay,
    )) as typeof window.setInterval);
}

/** Lets the countdowns of the story go on; those whose time is over end at once. */
export function runCountdowns(): void {
  areCountdownsHeld = false;
}
