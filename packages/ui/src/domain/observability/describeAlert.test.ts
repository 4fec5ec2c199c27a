import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import type { AlertMetric } from './alert.ts';
import { alertPriorityLabel, describeMetrics, describeRunFrequency, shownMetric } from './describeAlert.ts';
import { formatMeasured } from './alertValues.ts';

const metric = (id: number, more: Partial<AlertMetric> = {}): AlertMetric => ({
  metricId: toId(id),
  name: `Metric of ${id}`,
  ...more,
});

it.each([
  [900, 'Every 15 minutes'],
  [3_600, 'Every hour'],
  [21_600, 'Every 6 hours'],
  [86_400, 'Every day'],
])('describes an interval of %i seconds', (seconds, words) => {
  expect(describeRunFrequency(seconds)).toBe(words);
});

it('shows a priority that is newer than this build', () => {
  expect(alertPriorityLabel('high')).toBe('High');
  expect(alertPriorityLabel('urgent')).toBe('urgent');
});

describe('metrics of an alert', () => {
  it('shows the one that is out of range first', () => {
    const inRange = metric(1, { lastValue: 5, range: [0, 10] });
    const off = metric(2, { lastValue: 11, range: [0, 10] });
    expect(shownMetric({ alertMetrics: [inRange, off] })).toBe(off);
    expect(shownMetric({ alertMetrics: [inRange] })).toBe(inRange);
    expect(shownMetric({ alertMetrics: [metric(3, { lastValue: null, range: [0, 1] })] })?.metricId).toBe(3);
    expect(shownMetric({ alertMetrics: [] })).toBeUndefined();
  });

  it('names two, and counts the others', () => {
    expect(describeMetrics({ alertMetrics: [] })).toBe('No metrics');
    expect(describeMetrics({ alertMetrics: [metric(1)] })).toBe('Metric of 1');
    expect(describeMetrics({ alertMetrics: [metric(1), metric(2)] })).toBe('Metric of 1, Metric of 2');
    expect(describeMetrics({ alertMetrics: [1, 2, 3, 4].map((id) => metric(id)) })).toBe(
      'Metric of 1, Metric of 2 and 2 more',
    );
    expect(describeMetrics({ alertMetrics: [metric(7, { name: null })] })).toBe('Metric 7');
  });
});

it('shows a missing value as a dash, not as zero', () => {
  expect(formatMeasured(null)).toBe('—');
  expect(formatMeasured(0)).toBe('0');
});
