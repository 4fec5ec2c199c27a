import { describe, expect, it } from 'vitest';
import { describeSelected, withAll } from './MultiSelect.logic.ts';

const options = ['orders', 'customers', 'payments'].map((name) => ({ value: name, label: name }));
const [orders, customers, payments] = options;

describe('the field', () => {
  it.each([
    [[], undefined],
    [['payments', 'orders'], 'orders, payments'],
    [['payments', 'orders', 'customers'], '3 selected'],
    [['gone'], '1 selected'],
  ])('says of %j', (values, words) => expect(describeSelected(options, new Set(values))).toBe(words));
});

describe('select-all', () => {
  const found = [orders, customers].filter((option) => option !== undefined);
  it('adds what was found and keeps what was not', () =>
    expect([...withAll(found, new Set(['payments']))]).toEqual(['payments', 'orders', 'customers']));
  it('takes out what was found once all of it is selected', () =>
    expect([...withAll(found, new Set(['payments', 'orders', 'customers']))]).toEqual([payments?.value]));
  it('changes nothing without a match', () =>
    expect([...withAll([], new Set(['payments']))]).toEqual(['payments']));
});
