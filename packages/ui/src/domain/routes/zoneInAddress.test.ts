import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClock, formatExact, formatShortDay } from '../format/time.ts';
import { paths } from './paths.ts';
import { hasZone, withoutZone, withZone, zoneOf } from './zoneInAddress.ts';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
const zone = fc.constantFrom(...zones);
/** A query as any client may write it. */
const query = fc
  .array(fc.tuple(fc.constantFrom('status', 'search', 'zones', 'time', ''), fc.webQueryParameters()), {
    maxLength: 4,
  })
  .map((parts) => parts.map(([name, value]) => `${name}=${value.replaceAll(/[#&]/g, '')}`).join('&'));
const queryOf = (href: string): string => new URL(href, 'https://console.example').search;

describe('an address with a time zone', () => {
  it('names each zone of this platform, and its query is otherwise as it was (property)', () => {
    fc.assert(
      fc.property(zone, query, (name, text) => {
        const href = withZone(text === '' ? '/pipelines/list' : `/pipelines/list?${text}`, name);
        const resolved = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
        expect(zoneOf(queryOf(href))).toBe(resolved);
        expect(withoutZone(href.slice('/pipelines/list?'.length))).toBe(text);
      }),
    );
  });

  it('shows each instant as the platform renders it in that zone (property)', () => {
    fc.assert(
      fc.property(
        zone,
        fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (name, at) => {
          const shown = zoneOf(queryOf(withZone('/', name))) ?? '';
          const rendered = (options: Intl.DateTimeFormatOptions) =>
            new Intl.DateTimeFormat('en-GB', { ...options, timeZone: name }).format(at);
          const clock = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
          const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
          expect(formatClock(at, shown)).toBe(rendered(clock));
          expect(formatShortDay(at, shown)).toBe(rendered(day));
          expect(formatExact(at, shown)).toBe(rendered({ ...day, ...clock, second: '2-digit' }));
        },
      ),
    );
  });

  it.each([
    ['/pipelines/list', '/pipelines/list?zone=Europe/Berlin'],
    ['/pipelines/1/overview?range=day#tables', '/pipelines/1/overview?range=day&zone=Europe/Berlin#tables'],
    ['/settings/billing', '/settings/billing?zone=Europe/Berlin'],
    // A link of a person keeps the zone that it was shared with.
    ['/pipelines/list?zone=UTC', '/pipelines/list?zone=UTC'],
    // These show no times, or lead elsewhere.
    [paths.login(), paths.login()],
    ['/oauth/google/callback?code=1', '/oauth/google/callback?code=1'],
    ['//evil.example/pipelines/list', '//evil.example/pipelines/list'],
    ['https://docs.example/', 'https://docs.example/'],
    ['/api/v1/pipelines/', '/api/v1/pipelines/'],
  ])('%s becomes %s', (href, expected) => expect(withZone(href, 'Europe/Berlin')).toBe(expected));

  it('escapes what a query would read otherwise', () => {
    expect(withZone('/', 'Etc/GMT+5')).toBe('/?zone=Etc/GMT%2B5');
    expect(zoneOf('zone=Etc/GMT%2B5')).toBe('Etc/GMT+5');
  });

  it.each([
    '',
    'zone',
    'zone=',
    'zone=Atlantis/Capital',
    'zone=%2B05:30',
    'zone=UTC%00',
    `zone=${'A'.repeat(999)}`,
    'zones=UTC',
  ])('“%s” names no zone that can be used', (text) => expect(zoneOf(text)).toBeUndefined());

  it('never fails for any query (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = zoneOf(`zone=${text}`);
        expect(name === undefined || zones.includes(name) || formatClock(new Date(0), name) !== '').toBe(
          true,
        );
        expect(hasZone(withoutZone(`?a=1&zone=${text.replaceAll('&', '')}`))).toBe(false);
      }),
    );
  });
});
