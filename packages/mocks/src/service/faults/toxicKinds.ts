import * as v from 'valibot';

/** A whole number of at least `least`. */
const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
/** Milliseconds of real time. The limit is a day; a timer fires at once for values beyond about 24 days. */
const duration = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000));
/** Close codes for a socket: the range for applications. */
export const closeCode = v.pipe(v.number(), v.integer(), v.minValue(4_000), v.maxValue(4_999));

/** When a fault applies. */
const occurrence = {
  /** How many times it applies. @default always */
  times: v.optional(count(1)),
  /** How many requests or events pass first. @default 0 */
  after: v.optional(count(0)),
  /** Its probability, from 0 to 1. The same seed and the same nth request give the same result. @default 1 */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
};

const ofCall = <const Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) =>
  v.strictObject({
    kind: v.literal(kind),
    /** The call's name, such as `listPipelines`; `*` for every call. */
    call: v.string(),
    ...entries,
    ...occurrence,
  });

const ofEvent = <const Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) =>
  v.strictObject({
    kind: v.literal(kind),
    /** The event's name, such as `pipeline_updated`; `*` for every event. */
    event: v.string(),
    ...entries,
    ...occurrence,
  });

/** A fault of a call: before, instead of or in its response. */
export const callToxic = v.variant('kind', [
  /** Never responds. */
  ofCall('never', {}),
  /** The connection breaks before anything is done. */
  ofCall('network', {}),
  /** The connection breaks after everything is done, without a response. */
  ofCall('lost', {}),
  /** The response is delayed by `ms` plus up to `jitter`. */
  ofCall('delay', { ms: duration, jitter: v.optional(duration) }),
  /** The response's body in pieces, spread over `ms`. */
  ofCall('drip', { ms: duration }),
  /** The connection breaks in the middle of the body, although its full length was announced. */
  ofCall('truncated', {}),
  /** Half of the body as if it were complete. */
  ofCall('malformed', {}),
  /** 200 with an empty body. */
  ofCall('empty', {}),
  /** 200 with an HTML page, as from a proxy. */
  ofCall('html', {}),
  /** A refusal, by default with a sentence in `detail`. */
  ofCall('status', {
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    body: v.optional(v.unknown()),
    headers: v.optional(
      v.record(v.pipe(v.string(), v.regex(/^[\w-]+$/)), v.pipe(v.string(), v.regex(/^[\x20-\x7e]*$/))),
    ),
  }),
  /**
   * One field that is missing, extra, or of another type: at `path`, such as `results.*.name`, otherwise chosen by the
   * seed.
   */
  ofCall('drift', { change: v.picklist(['missing', 'extra', 'wrongType']), path: v.optional(v.string()) }),
  /** A row of the list twice. */
  ofCall('duplicateRow', {}),
  /** The rows of the list in another order. */
  ofCall('shuffleRows', {}),
]);

/** A fault of an event's delivery. */
const eventToxic = v.variant('kind', [
  ofEvent('duplicateEvent', {}),
  /** It arrives after the following event, or when the clock moves next. */
  ofEvent('lateEvent', {}),
  ofEvent('lostEvent', {}),
  /** Every socket is closed just before it, and misses it. */
  ofEvent('dropSockets', { code: closeCode }),
]);

/** Refuses new sockets. */
const socketToxic = v.strictObject({ kind: v.literal('refuseSocket'), code: closeCode, ...occurrence });

/** Any fault, as sent over HTTP. */
export const toxic = v.variant('kind', [callToxic, eventToxic, socketToxic]);

/** The syntax of faults, for the message about an invalid one. */
export const toxicUsage =
  '{ kind, call, times?, after?, probability? }, where delay takes ms and jitter?, drip takes ms, status takes a ' +
  'status, body? and headers?, and drift takes a change and path?; { kind, event, … } for duplicateEvent, lateEvent, ' +
  'lostEvent and dropSockets with a code; and { kind: "refuseSocket", code, … }';

export type CallToxic = Readonly<v.InferOutput<typeof callToxic>>;
export type EventToxic = Readonly<v.InferOutput<typeof eventToxic>>;
/** A fault as plain data: the same in a story, a scenario, and over HTTP. */
export type Toxic = Readonly<v.InferOutput<typeof toxic>>;
