import * as v from 'valibot';

/** A whole number of at least `least`. */
const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
/** Milliseconds of real time. A day is long enough for anybody, and more than a timer can hold is none. */
const duration = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000));
/** What a socket may be closed with: the codes that belong to applications. */
export const closeCode = v.pipe(v.number(), v.integer(), v.minValue(4_000), v.maxValue(4_999));

/** How often a fault strikes. */
const occurrence = {
  /** How many times it strikes before it wears off. @default for ever */
  times: v.optional(count(1)),
  /** How many it lets pass first. @default 0 */
  after: v.optional(count(0)),
  /** How likely it strikes, from 0 to 1. The same seed and the same nth request give the same outcome. @default 1 */
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

/** A fault that a call meets instead of its answer, before it, or in it. */
export const callToxic = v.variant('kind', [
  /** No answer, ever. */
  ofCall('never', {}),
  /** The connection breaks before anything is done. */
  ofCall('network', {}),
  /** The connection breaks after everything is done, so that nobody learns of it. */
  ofCall('lost', {}),
  /** The answer, `ms` late, and up to `jitter` more. */
  ofCall('delay', { ms: duration, jitter: v.optional(duration) }),
  /** The answer's body in pieces, spread over `ms`. */
  ofCall('drip', { ms: duration }),
  /** The connection breaks in the middle of the body, which was announced as longer. */
  ofCall('truncated', {}),
  /** Half of the body, as if that were all. */
  ofCall('malformed', {}),
  /** 200, and nothing in it. */
  ofCall('empty', {}),
  /** 200, and a page such as proxies send. */
  ofCall('html', {}),
  /** A refusal, by default with a sentence in `detail`. */
  ofCall('status', {
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    body: v.optional(v.unknown()),
    headers: v.optional(
      v.record(v.pipe(v.string(), v.regex(/^[\w-]+$/)), v.pipe(v.string(), v.regex(/^[\x20-\x7e]*$/))),
    ),
  }),
  /** One field that is missing, too many, or of another type: at `path`, such as `results.*.name`, else by the seed. */
  ofCall('drift', { change: v.picklist(['missing', 'extra', 'wrongType']), path: v.optional(v.string()) }),
  /** A row of the list twice. */
  ofCall('duplicateRow', {}),
  /** The rows of the list in another order. */
  ofCall('shuffleRows', {}),
]);

/** A fault that an event meets on its way to those who listen. */
const eventToxic = v.variant('kind', [
  ofEvent('duplicateEvent', {}),
  /** It comes after the event that follows it, or when the clock is next moved. */
  ofEvent('lateEvent', {}),
  ofEvent('lostEvent', {}),
  /** Every socket is closed just before it, and misses it. */
  ofEvent('dropSockets', { code: closeCode }),
]);

/** Turns away whoever opens a socket. */
const socketToxic = v.strictObject({ kind: v.literal('refuseSocket'), code: closeCode, ...occurrence });

/** Any fault, as it travels over HTTP. */
export const toxic = v.variant('kind', [callToxic, eventToxic, socketToxic]);

/** How the kinds of faults are written, for whoever got one wrong. */
export const toxicUsage =
  '{ kind, call, times?, after?, probability? }, where delay takes ms and jitter?, drip takes ms, status takes a ' +
  'status, body? and headers?, and drift takes a change and path?; { kind, event, … } for duplicateEvent, lateEvent, ' +
  'lostEvent and dropSockets with a code; and { kind: "refuseSocket", code, … }';

export type CallToxic = Readonly<v.InferOutput<typeof callToxic>>;
export type EventToxic = Readonly<v.InferOutput<typeof eventToxic>>;
/** A fault as plain data: the same in a story, a scenario, and over HTTP. */
export type Toxic = Readonly<v.InferOutput<typeof toxic>>;
