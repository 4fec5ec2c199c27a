import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card, SubscriptionRow } from '../tables/billingRows.ts';
import { addMonths, periodEnd, retried, settled } from './periods.ts';

const at = (text: string) => Date.parse(text);

describe('months later', () => {
  it.each([
    ['2026-11-20T09:20:00Z', 1, '2026-12-20T09:20:00Z'],
    ['2026-01-31T00:00:00Z', 1, '2026-02-28T00:00:00Z'],
    ['2028-01-31T00:00:00Z', 1, '2028-02-29T00:00:00Z'],
    ['2026-12-31T23:59:59Z', 2, '2027-02-28T23:59:59Z'],
    ['2026-03-31T00:00:00Z', -1, '2026-02-28T00:00:00Z'],
    ['2026-05-31T00:00:00Z', 12, '2027-05-31T00:00:00Z'],
  ])('from %s, %i: %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toBe(at(to));
  });
});

const begun = at('2026-01-31T12:00:00Z');
const row: SubscriptionRow = {
  id: 1,
  client_id: 1,
  product_id: 1,
  status: 'active',
  cancel_at: null,
  begun_at: begun,
  paid_periods: 1,
  created_at: begun,
};
const card: Card = {
  brand: 'visa',
  last_four: '4242',
  expiry_month: 6,
  expiry_year: 2027,
  pays_renewals: true,
};

describe('a subscription over time', () => {
  it('renews at the exact end of its period, on its day of the month', () => {
    expect(settled(row, card, at('2026-02-28T11:59:59.999Z')).paid_periods).toBe(1);
    const renewed = settled(row, card, at('2026-02-28T12:00:00Z'));
    expect(renewed).toMatchObject({ status: 'active', paid_periods: 2 });
    // The short month does not shift later ones.
    expect(periodEnd(renewed)).toBe(at('2026-03-31T12:00:00Z'));
  });

  it('is past due from the first period that the card does not pay', () => {
    const declining = { ...card, pays_renewals: false };
    expect(settled(row, declining, at('2027-01-01T00:00:00Z'))).toMatchObject({
      status: 'past_due',
      paid_periods: 1,
    });
    // Valid for June, but not for the payment due on July 31.
    const expired = settled(row, card, at('2028-01-01T00:00:00Z'));
    expect([expired.status, periodEnd(expired)]).toEqual(['past_due', at('2027-07-31T12:00:00Z')]);
    expect(settled(row, undefined, at('2026-03-01T00:00:00Z')).status).toBe('past_due');
  });

  it('retries with another card, and renews for everything owed', () => {
    const now = at('2026-05-10T00:00:00Z');
    const owing = settled(row, { ...card, pays_renewals: false }, now);
    expect(retried(owing, card, now)).toMatchObject({ status: 'active', paid_periods: 4 });
    expect(retried(owing, { ...card, pays_renewals: false }, now)).toEqual(owing);
  });

  it('does not renew once it is cancelled', () => {
    const canceled: SubscriptionRow = { ...row, status: 'canceled', cancel_at: periodEnd(row) };
    expect(settled(canceled, card, at('2030-01-01T00:00:00Z'))).toEqual(canceled);
    expect(retried(canceled, card, at('2030-01-01T00:00:00Z'))).toEqual(canceled);
  });

  it('is the same however often it is read in between', () => {
    const later = fc.integer({ min: 0, max: at('2029-01-01T00:00:00Z') - begun }).map((ms) => begun + ms);
    const cards = fc.constantFrom(card, { ...card, pays_renewals: false }, { ...card, expiry_year: 2040 });
    fc.assert(
      fc.property(fc.array(later, { maxLength: 6 }), later, cards, (looks, last, held) => {
        const before = looks.filter((look) => look <= last).toSorted((one, other) => one - other);
        const stepped = before.reduce((kept, look) => settled(kept, held, look), row);
        expect(settled(stepped, held, last)).toEqual(settled(row, held, last));
      }),
    );
  });
});
