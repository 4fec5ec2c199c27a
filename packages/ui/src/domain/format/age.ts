import { dayMs, hourMs, minuteMs, secondMs } from './duration.ts';

/**
 * The time since a date in its largest useful unit: `42` `s`, `59` `min`, `47` `h`, `3` `d`. A date to come is 0 s old,
 * because clocks differ.
 */
export function formatAge(date: Date, now: Date): { readonly amount: string; readonly unit: string } {
  const age = Math.max(0, now.getTime() - date.getTime());
  const [length, unit] =
    age < minuteMs
      ? ([secondMs, 's'] as const)
      : age < hourMs
        ? ([minuteMs, 'min'] as const)
        : age < 2 * dayMs
          ? ([hourMs, 'h'] as const)
          : ([dayMs, 'd'] as const);
  return { amount: String(Math.floor(age / length)), unit };
}
