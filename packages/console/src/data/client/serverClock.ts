/** The service's time. A computer whose clock is a year ahead must not end a trial (T-42). */
export interface ServerClock {
  /** Reads the `Date` header of a response. */
  observe(response: Pick<Response, 'headers'>): void;
  now(): Date;
}

const samplesKept = 5;
/** The header has whole seconds, so on average the service's time is half a second later, in milliseconds. */
const cutOffMs = 500;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

/** A clock that is right after the first response. A median ignores outliers. */
export function createServerClock(localNow: () => number = Date.now): ServerClock {
  let offsets: readonly number[] = [];
  return {
    observe({ headers }) {
      const sentAt = Date.parse(headers.get('Date') ?? '');
      if (Number.isNaN(sentAt)) return;
      offsets = [...offsets, sentAt + cutOffMs - localNow()].slice(-samplesKept);
    },
    now: () => new Date(localNow() + median(offsets)),
  };
}
