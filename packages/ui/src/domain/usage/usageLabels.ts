import { hourMs } from '../duration.ts';
import type { UsageRange, UsageSpan } from './usageRanges.ts';

const oneDay = { day: 'numeric', month: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

const said = (options: Intl.DateTimeFormatOptions, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at);

/** A zone at a moment: by its `short` name, `CET` or `GMT-5`, or by its `shortOffset`, `GMT+1` or `GMT+10:30`. */
const zoneAt = (at: Date, timeZone: string, timeZoneName: 'short' | 'shortOffset'): string =>
  new Intl.DateTimeFormat('en-GB', { timeZoneName, timeZone })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * What stands under the bars: `06:00` or `4 Mar`. A clock time that two bars of the range have, as when the clocks go
 * back, is told apart by its offset: `02:00 GMT+2`, `02:00 GMT+1`.
 */
export function usageTicks(spans: readonly UsageSpan[], range: UsageRange, timeZone: string): string[] {
  const labels = spans.map(({ from }) => said(range === 'day' ? clock : oneDay, from, timeZone));
  if (range !== 'day') return labels;
  return labels.map((label, index) => {
    const from = spans[index]?.from;
    return from && labels.indexOf(label) !== labels.lastIndexOf(label)
      ? `${label} ${zoneAt(from, timeZone, 'shortOffset')}`
      : label;
  });
}

/** The whole truth about a bar's time: `4 Mar 2026, 05:00–06:00 CET`, `Sun 29 Mar 2026, 23 hours, CET to CEST`. */
export function usageSpanLabel({ from, to }: UsageSpan, range: UsageRange, timeZone: string): string {
  const [begins, ends] = [from, to].map((at) => zoneAt(at, timeZone, 'short'));
  if (range === 'day') {
    const day = said({ ...oneDay, year: 'numeric' }, from, timeZone);
    const start = said(clock, from, timeZone) + (begins === ends ? '' : ` ${begins}`);
    return `${day}, ${start}–${said(clock, to, timeZone)} ${ends}`;
  }
  const day = said({ ...oneDay, weekday: 'short', year: 'numeric' }, from, timeZone);
  const hours = (to.getTime() - from.getTime()) / hourMs;
  return hours === 24 ? `${day}, ${begins}` : `${day}, ${hours} hours, ${begins} to ${ends}`;
}
