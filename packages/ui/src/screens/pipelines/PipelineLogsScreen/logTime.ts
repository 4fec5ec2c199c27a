import { dateFormatter } from '../../../domain/format/dateFormatter.ts';

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

/** `10:41:07`. */
export const timeOfDay = (date: Date, timeZone: string): string =>
  dateFormatter(clock, timeZone).format(date);

/** `4 Mar`. */
export const dayAndMonth = (date: Date, timeZone: string): string =>
  dateFormatter({ day: 'numeric', month: 'short' }, timeZone).format(date);

/** `Wednesday, 4 March 2026`. */
export const wholeDay = (date: Date, timeZone: string): string =>
  dateFormatter({ dateStyle: 'full' }, timeZone).format(date);
