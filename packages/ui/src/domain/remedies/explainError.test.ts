import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccessError } from '../connectors/test/accessError.ts';
import { toId } from '../entities/id.ts';
import { errorKinds } from './errorKinds.ts';
import { examples, ordinary } from './errorKinds.test.data.ts';
import { explainError, whatHappened } from './explainError.ts';
import { ladderOf } from './ladder.ts';

const end = (type: string) => ({ id: toId<'source' & 'destination'>(1), name: 'Shop', type });
const ends = (source: string, destination: string) => ({
  source: { ...end(source), id: toId<'source'>(1) },
  destination: { ...end(destination), id: toId<'destination'>(2) },
});
const shop = ends('postgres', 'snowflake');
const all = Object.entries(examples).flatMap(([id, texts]) => texts.map((text) => [text, id] as const));

describe('an error', () => {
  it.each(all)('“%s” is of the kind %s', (text, id) => {
    expect(explainError(text, shop)?.id).toBe(id);
  });

  it.each(all)('“%s” is of the same kind in a log line and in capitals', (text, id) => {
    expect(explainError(`The pipeline stopped with an error: ${text}`, shop)?.id).toBe(id);
  });

  it.each(ordinary)('has no cause if its words are unknown: %s', (text) => {
    expect(explainError(text, shop)).toBeUndefined();
  });

  it('has no cause in any text of unrelated words', () => {
    const words = [
      'the',
      'sync',
      'of',
      'orders',
      'read',
      'rows',
      'page',
      '12',
      'stopped',
      'after',
      'a',
      'step',
    ];
    const text = fc.array(fc.constantFrom(...words), { maxLength: 20 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, (each) => {
        expect(explainError(each, shop)).toBeUndefined();
      }),
    );
  });

  it('has no cause in text without words', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-h .:,;-]{0,80}$/), (each) => {
        expect(explainError(each, shop)).toBeUndefined();
      }),
    );
    for (const none of [null, undefined, '']) expect(explainError(none, shop)).toBeUndefined();
  });

  it('is read up to a length, so that no text takes long', () => {
    const text = 'password authentication failed for user "u1"';
    expect(explainError(`${'x '.repeat(100)}${text}`, shop)?.id).toBe('pgPassword');
    expect(explainError(`${'table '.repeat(100_000)}${text}`, shop)).toBeUndefined();
  });

  it('is about the connector whose type has such errors', () => {
    const endOf = (error: string, source: string, destination: string) => {
      const { end: found, isEndKnown } = explainError(error, ends(source, destination)) ?? {};
      return [found, isEndKnown];
    };
    const refused = 'password authentication failed for user "u1"';
    expect(endOf(refused, 'postgres', 'bigquery')).toEqual(['source', true]);
    expect(endOf(refused, 'postgres', 'snowflake')).toEqual(['source', true]);
    expect(endOf('Incorrect username or password.', 'postgres', 'snowflake')).toEqual(['destination', true]);
    expect(endOf(refused, 'stripe', 'redshift')).toEqual(['destination', true]);
    expect(endOf(refused, 'postgres', 'redshift')).toEqual(['source', false]);
    expect(endOf('Shopify refused the access.', 'shopify', 'bigquery')).toEqual(['source', true]);
    // Only one of them has a sign-in that can end.
    const ended = 'the access was revoked: connect the account again';
    expect(endOf(ended, 'hubspot', 'snowflake')).toEqual(['source', true]);
    expect(endOf(ended, 'postgres', 'snowflake')).toEqual(['source', false]);
    // What it names counts for more than who else has such errors.
    expect(endOf(`Snowflake: ${refused}`, 'postgres', 'snowflake')).toEqual(['destination', true]);
  });

  it('makes one sentence with its time', () => {
    const error = explainError('Invalid API Key provided', ends('stripe', 'snowflake'));
    expect(error && whatHappened(error, 'Stopped at 08:52')).toBe(
      'Stopped at 08:52: the server refused the key.',
    );
    const named = explainError('Stripe refused the key: it was revoked.', ends('stripe', 'snowflake'));
    expect(named && whatHappened(named, undefined)).toBe('Stripe refused the key.');
  });
});

describe('every kind', () => {
  it('is one of at least fifty, with plain sentences', () => {
    const kinds = Object.values(errorKinds);
    expect(kinds.length).toBeGreaterThanOrEqual(50);
    for (const { what, check } of kinds) {
      expect(what).toMatch(/^(?:\{it\}|[a-z]).*[^.]$/);
      expect(check).toMatch(/^[A-Za-z{].*\.$/);
    }
  });

  it.each(all)('“%s” has a ladder that begins with its own remedy, and tests before it resyncs', (text) => {
    const error = explainError(text, shop);
    const steps = ladderOf(error, shop).map((step) => step.id);
    // If both ends may have failed, tests tell which one before it is changed.
    expect([error?.kind.remedies[0], ...(error?.isEndKnown ? [] : ['test'])]).toContain(steps[0]);
    expect(steps.indexOf('test')).toBeLessThan(steps.indexOf('resync'));
    expect(steps.at(-1)).toBe('resync');
    expect(steps).toContain('start');
  });

  // The list and the home page have no room for the kinds in their first screen, so they know only that much.
  it.each(
    all.filter(([, id]) => /^(?:apiKey|jwt|loginInvalid|signInEnded|tokenRevoked)$|Password$/.test(id)),
  )('“%s” leads to new credentials on every page', (text) => {
    expect(isAccessError(text)).toBe(true);
  });
});

describe('the ladder', () => {
  it('is a test of both connectors and a start if the cause is unknown', () => {
    expect(ladderOf(undefined, shop).map(({ label }) => label)).toEqual([
      'Test the source',
      'Test the destination',
      'Start again',
      'Resync tables',
    ]);
  });

  it.each(all)('“%s” changes no connector unless it is known to have failed', (text) => {
    for (const [source, destination] of [
      ['postgres', 'snowflake'],
      ['stripe', 'bigquery'],
      ['postgres', 'redshift'],
    ] as const) {
      const pair = ends(source, destination);
      const error = explainError(text, pair);
      const steps = ladderOf(error, pair);
      const changes = steps.filter(({ id }) =>
        ['credentials', 'addresses', 'settings', 'guide'].includes(id),
      );
      const open = error?.isEndKnown ? [error.end] : ['source', 'destination'];
      expect(new Set(changes.map(({ end: about }) => about))).toEqual(
        new Set(changes.length > 0 ? open : []),
      );
      const labels = steps.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      const first = steps.findIndex(({ id }) => id === changes[0]?.id);
      const tests = steps.slice(0, Math.max(first, 0)).filter(({ id }) => id === 'test');
      expect(tests.length).toBe(error?.isEndKnown || changes.length === 0 ? tests.length : 2);
    }
  });

  it('says what each step loses', () => {
    const error = explainError('The table t1 has no primary key.', shop);
    expect(ladderOf(error, shop).map(({ id, loses }) => [id, loses])).toEqual([
      ['tables', 'What you deselect is no longer updated. Its rows stay.'],
      ['test', 'Loses nothing.'],
      ['test', 'Loses nothing.'],
      ['start', 'Loses nothing.'],
      ['resync', expect.stringMatching(/^The rows and the reading position/)],
    ]);
  });

  it('reconnects an account at its provider', () => {
    const google = ends('google_analytics', 'bigquery');
    const error = explainError('invalid_grant', google);
    expect(ladderOf(error, google).map(({ label, focus }) => [label, focus])).toContainEqual([
      'Reconnect Google',
      'credentials',
    ]);
  });

  it('explains a resync by the gap that it closes', () => {
    const error = explainError('replication slot "s1" does not exist', shop);
    expect(ladderOf(error, shop).at(-1)?.text).toContain('with the changes that are missing');
  });
});
