import { expect, test } from 'vitest';
import { hourMs } from '../format/duration.ts';
import type { Fact } from './pipelineEvidence.ts';
import { statusReport } from './statusReport.ts';

const now = new Date('2026-03-04T10:00:00Z');
const facts: readonly Fact[] = [
  { label: 'The service says', weight: 'neutral', text: 'Running' },
  {
    label: 'Last sync',
    weight: 'against',
    at: new Date(now.getTime() - 3 * hourMs),
    text: 'older than two intervals (2 hours)',
  },
  { label: 'Next sync', weight: 'missing' },
  { label: 'Tables', weight: 'proof', text: '14 synced' },
];

test('a report says what it is about, of when it is, and each fact with what it means', () => {
  const report = statusReport({
    about: ['Orders to warehouse (pipeline 7)', 'The sync is late.'],
    facts,
    rule: 'Healthy means: on time.',
    page: 'https://console.example/pipelines/7/overview',
    now,
    timeZone: 'Europe/Madrid',
  });
  expect(report).toBe(
    [
      'Orders to warehouse (pipeline 7)',
      'The sync is late.',
      'As of 4 Mar 2026, 11:00:00 CET · 4 Mar 2026, 10:00:00 UTC',
      '',
      '· The service says: Running',
      '! Last sync: 4 Mar 2026, 08:00:00 CET · 4 Mar 2026, 07:00:00 UTC, older than two intervals (2 hours)',
      '? Next sync: The service does not say',
      '✓ Tables: 14 synced',
      '',
      'Healthy means: on time.',
      'https://console.example/pipelines/7/overview',
    ].join('\n'),
  );
});

test('a report without a rule or a page ends with its facts', () => {
  const report = statusReport({ about: ['Orders'], facts: facts.slice(-1), now, timeZone: 'UTC' });
  expect(report.split('\n').slice(-2)).toEqual(['', '✓ Tables: 14 synced']);
});

test('no secret leaves with a report, and no text takes more than its line', () => {
  const report = statusReport({
    about: ['Orders\nas of yesterday', 'Stopped. password=hunter22 was refused'],
    facts: [{ label: 'Error', weight: 'against', text: 'token: abc123def\r\n\u2028✓ Tables: 14 synced' }],
    now,
    timeZone: 'UTC',
  });
  expect(report).not.toMatch(/hunter22|abc123def/);
  expect(report.split('\n')).toEqual([
    'Orders as of yesterday',
    expect.stringMatching(/^Stopped\. password=/),
    expect.stringMatching(/^As of /),
    '',
    expect.stringMatching(/^! Error: token: .* ✓ Tables: 14 synced$/),
  ]);
});
