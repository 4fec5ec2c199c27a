import { minuteMs } from './duration.ts';

/** `in 6 min`, `in 2 h`; `due now` once the time has passed. */
export function formatUntil(at: Date, now: Date): string {
  const minutes = Math.ceil((at.getTime() - now.getTime()) / minuteMs);
  if (minutes <= 0) return 'due now';
  if (minutes < 60) return `in ${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `in ${hours} h` : `in ${Math.round(hours / 24)} d`;
}
