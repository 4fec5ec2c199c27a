/** The time by the service's clock: a computer that runs a year ahead must not end anybody's trial (T-42). */
export interface ServerClock {
  /** Learns from an answer's `Date` header. */
  observe(response: Pick<Response, 'headers'>): void;
  now(): Date;
}

const samplesKept = 5;
/** The header is cut to whole seconds, so on average the service was half a second further, in milliseconds. */
const cutOffMs = 500;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

/** A clock that is right once the first answer is there; a median keeps one odd answer from moving it. */
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
