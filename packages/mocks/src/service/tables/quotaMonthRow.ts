import * as v from 'valibot';

/** The month of a client's usage; by default the one in which the world started. */
export const quotaMonthRow = v.object({
  /** The client's id. */
  id: v.number(),
  /** Its start, in milliseconds since the epoch. */
  month: v.number(),
});
export type QuotaMonthRow = v.InferOutput<typeof quotaMonthRow>;
