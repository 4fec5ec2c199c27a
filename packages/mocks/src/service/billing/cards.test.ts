import { describe, expect, it } from 'vitest';
import { judgeCard, readCard } from './cards.ts';

const now = Date.UTC(2026, 10, 20);
const good = { number: '4242 4242 4242 4242', expiry: '12/29', cvc: '123' };
const fieldsOf = (entry: Partial<typeof good>) => {
  const read = readCard({ ...good, ...entry }, now);
  return 'errors' in read ? read.errors.map(({ loc }) => loc[0]) : [];
};

describe('a typed card', () => {
  it('is identified by its brand, last digits and month only', () => {
    expect(readCard(good, now)).toMatchObject({
      card: { brand: 'visa', last_four: '4242', expiry_month: 12, expiry_year: 2029 },
    });
  });

  it.each([
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['3782-822463-10005', 'amex'],
    ['6011111111111117', 'discover'],
    ['3056930009020004', 'unknown'],
  ])('%s is of %s', (number, brand) => {
    expect(readCard({ ...good, number, cvc: '1234' }, now)).toMatchObject({ card: { brand } });
  });

  it.each([
    [{ number: '' }, ['number']],
    [{ number: '4242 4242 4242 4241' }, ['number']],
    [{ number: '0' }, ['number']],
    [{ number: '4242 4242 4242 424a' }, ['number']],
    [{ expiry: '10/26' }, ['expiry']],
    [{ expiry: '13/29' }, ['expiry']],
    [{ expiry: 'soon' }, ['expiry']],
    [{ cvc: '12' }, ['cvc']],
    [{ number: '1', expiry: '', cvc: '' }, ['number', 'expiry', 'cvc']],
    [{ expiry: '11/26' }, []],
    [{ expiry: ' 01 / 2030 ' }, []],
  ])('%j is invalid at %j', (entry, fields) => expect(fieldsOf(entry)).toEqual(fields));
});

it.each([
  ['4242424242424242', { kind: 'taken', card: { pays_renewals: true } }],
  ['4000000000000341', { kind: 'taken', card: { pays_renewals: false } }],
  ['4000000000000002', { kind: 'declined', reason: 'Your card was declined.' }],
  ['4000000000000069', { kind: 'declined', reason: 'Your card has expired.' }],
  ['4000000000000119', { kind: 'unavailable' }],
  ['4000002500003155', { kind: 'challenged', isGranted: true }],
  ['4000008400001629', { kind: 'challenged', isGranted: false }],
])('%s ends as documented', (number, outcome) => {
  const read = readCard({ ...good, number }, now);
  expect('card' in read && judgeCard(read.card, read.digits)).toMatchObject(outcome);
});
