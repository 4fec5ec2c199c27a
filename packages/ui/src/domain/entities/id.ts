/**
 * A number that identifies one entity of one kind, so that a source's id cannot be passed as a pipeline's.
 * The brand exists only for the type checker. It is not a symbol, because published declarations could not
 * name that.
 */
export type Id<Kind extends string> = number & { readonly '~kind': Kind };

export type PipelineId = Id<'pipeline'>;
export type SourceId = Id<'source'>;
export type DestinationId = Id<'destination'>;
export type TunnelId = Id<'tunnel'>;
export type HookId = Id<'hook'>;
export type MetricId = Id<'metric'>;
export type AlertId = Id<'alert'>;
export type AlertTriggerId = Id<'alertTrigger'>;
export type UserId = Id<'user'>;
export type ClientId = Id<'client'>;
export type ProductId = Id<'product'>;
export type SubscriptionId = Id<'subscription'>;

/** Brands a checked number. Only decoders and route parameters should need it. */
export const toId = <Kind extends string>(value: number): Id<Kind> => value as Id<Kind>;

/** Parses the id in a URL segment: a positive integer in plain digits, otherwise `undefined`. */
export const parseId = <Kind extends string>(segment: string): Id<Kind> | undefined =>
  /^[1-9]\d{0,15}$/.test(segment) && Number.isSafeInteger(Number(segment))
    ? toId<Kind>(Number(segment))
    : undefined;
