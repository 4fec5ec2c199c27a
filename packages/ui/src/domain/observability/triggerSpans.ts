import type { AlertTrigger } from './alertTrigger.ts';

/** The time in which one trigger's values were out of range, as a part of a range. */
export interface TriggerSpan {
  readonly trigger: AlertTrigger;
  /** Where it begins and how long it is, as fractions of the range from 0 to 1. */
  readonly start: number;
  readonly length: number;
  /** Its values are still out of range. */
  readonly isOngoing: boolean;
  /** It fired before the range. */
  readonly isFromBefore: boolean;
}

/**
 * The triggers that reach into a range, oldest first: from firing to the run in which all values were back in range. A
 * trigger of which the service does not say when it ended has no length.
 */
export function triggerSpans(
  triggers: readonly AlertTrigger[],
  range: { readonly from: Date; readonly to: Date },
  now: Date,
): readonly TriggerSpan[] {
  const [from, to] = [range.from.getTime(), range.to.getTime()];
  return triggers
    .flatMap((trigger) => {
      const { triggeredAt, healedAt } = trigger;
      if (!triggeredAt) return [];
      const firedAt = triggeredAt.getTime();
      const endedAt =
        healedAt === null
          ? Math.max(firedAt, now.getTime())
          : Math.max(firedAt, (healedAt ?? triggeredAt).getTime());
      if (firedAt > to || endedAt < from) return [];
      const start = (Math.max(firedAt, from) - from) / (to - from);
      const end = (Math.min(endedAt, to) - from) / (to - from);
      return [
        {
          trigger,
          start,
          length: end - start,
          isOngoing: healedAt === null,
          isFromBefore: firedAt < from,
        },
      ];
    })
    .toSorted((one, other) => one.start - other.start);
}
