import { hourMs } from '../format/duration.ts';
import { dateFormatter } from '../format/dateFormatter.ts';
import { zoneName } from '../format/zoneName.ts';
import type { UsageRange, UsageSpan } from './usageRanges.ts';

const oneDay = { day: 'numeric', month: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

const formatIn = (options: Intl.DateTimeFormatOptions, at: Date, timeZone: string): string =>
  dateFormatter(options, timeZone).format(at);

/**
 * The labels of the bars: `06:00` or `4 Mar`. If two bars have the same time, as when clocks go back, the
 * offset is added: `02:00 GMT+2`, `02:00 GMT+1`.
 */
export function usageTicks(spans: readonly UsageSpan[], range: UsageRange, timeZone: string): string[] {
  const labels = spans.map(({ from }) => formatIn(range === 'day' ? clock : oneDay, from, timeZone));
  if (range !== 'day') return labels;
  return labels.map((label, index) => {
    const from = spans[index]?.from;
    return from && labels.indexOf(label) !== labels.lastIndexOf(label)
      ? `${label} ${zoneName(from, timeZone, 'shortOffset')}`
      : label;
  });
}

/** The full time of a bar: `4 Mar 2026, 05:00–06:00 CET`, `Sun 29 Mar 2026, 23 hours, CET to CEST`. */
export function usageSpanLabel({ from, to }: UsageSpan, range: UsageRange, timeZone: string): string {
  const [begins, ends] = [from, to].map((at) => zoneName(at, timeZone, 'short'));
  if (range === 'day') {
    const day = formatIn({ ...oneDay, year: 'numeric' }, from, timeZone);
    const start = formatIn(clock, from, timeZone) + (begins === ends ? '' : ` ${begins}`);
    return `${day}, ${start}–${formatIn(clock, to, timeZone)} ${ends}`;
  }
  const day = formatIn({ ...oneDay, weekday: 'short', year: 'numeric' }, from, timeZone);
  const hours = (to.getTime() - from.getTime()) / hourMs;
  return hours === 24 ? `${day}, ${begins}` : `${day}, ${hours} hours, ${begins} to ${ends}`;
}
