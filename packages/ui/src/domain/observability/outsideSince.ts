import type { AlertTrigger } from './alertTrigger.ts';

const timeOf = ({ triggeredAt }: AlertTrigger): number => triggeredAt?.getTime() ?? 0;

/**
 * When the violation that lasts began, as the triggers of an alert tell. A trigger that people resolved counts only as
 * the newest one: a service need not say when the values of a closed trigger recovered.
 * @param isMore there are older triggers than these, which may last, too
 * @returns `undefined` if no violation lasts, or if its begin is not known
 */
export function outsideSince(triggers: readonly AlertTrigger[], isMore: boolean): Date | undefined {
  const newest = triggers.toSorted((one, other) => timeOf(other) - timeOf(one));
  const end = newest.findIndex(
    ({ healedAt, status }, index) => healedAt !== null || (index > 0 && status === 'resolved'),
  );
  if (end === -1 && isMore) return undefined;
  const lasting = end === -1 ? newest : newest.slice(0, end);
  return lasting.at(-1)?.triggeredAt ?? undefined;
}
