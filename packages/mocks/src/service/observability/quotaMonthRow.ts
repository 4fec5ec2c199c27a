import * as v from 'valibot';

/** The month that a client's usage is of; before the first is noted, it is that in which the world began. */
export const quotaMonthRow = v.object({
  /** The client's id. */
  id: v.number(),
  /** Its first moment, in milliseconds since the epoch. */
  month: v.number(),
});
export type QuotaMonthRow = v.InferOutput<typeof quotaMonthRow>;
