import { dateFormatter } from './dateFormatter.ts';

/** The name of a zone at a time: `short` is `CET` or `GMT-5`, `shortOffset` `GMT+1`, `longOffset` `GMT+01:00`. */
export const zoneName = (
  at: Date,
  timeZone: string,
  timeZoneName: 'short' | 'shortOffset' | 'longOffset',
): string =>
  dateFormatter({ timeZoneName }, timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
