/**
 * A number that names one thing of one kind, so that a source's id cannot be passed for a pipeline's. The mark exists
 * for the type checker only; it is no symbol, because published declarations could not name that.
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

/** Brands a number that has been checked; only decoders and route parameters should need it. */
export const toId = <Kind extends string>(value: number): Id<Kind> => value as Id<Kind>;

/** The id in a URL segment: a positive integer in plain digits, else `undefined`. */
export const parseId = <Kind extends string>(segment: string): Id<Kind> | undefined =>
  /^[1-9]\d{0,15}$/.test(segment) && Number.isSafeInteger(Number(segment))
    ? toId<Kind>(Number(segment))
    : undefined;
