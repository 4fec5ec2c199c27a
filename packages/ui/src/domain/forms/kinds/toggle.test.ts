import { describe, expect, it } from 'vitest';
import { toggle as toggleField } from '../definition/fields.ts';
import { toggle } from './toggle.ts';

const off = toggleField('a', 'Sandbox');
const on = toggleField('a', 'Sandbox', { initial: true });
const context = { today: '2026-03-04' };

describe('a toggle', () => {
  it('begins with the default of its field, and with off where it has none', () => {
    expect(toggle.initial(on, context.today)).toBe(true);
    expect(toggle.initial(off, context.today)).toBe(false);
  });

  it.each([
    [undefined, true, false],
    [true, true, true],
    [false, false, false],
    [null, false, false],
    ['true', false, false],
    [1, false, false],
  ])('reads %j as %s where on is the default, and as %s where off is', (wire, whereOn, whereOff) => {
    expect(toggle.read(wire, on)).toBe(whereOn);
    expect(toggle.read(wire, off)).toBe(whereOff);
  });

  it.each([true, false])('is %s on the wire and in a draft', (value) => {
    expect(toggle.write(value, off)).toBe(value);
    expect(toggle.is(value)).toBe(true);
    expect(toggle.draft(value, off, context)).toBe(value);
  });

  it.each([[null], [undefined], ['true'], [1], [{}]])('is not %j', (value) => {
    expect(toggle.is(value)).toBe(false);
    expect(toggle.draft(value, on, context)).toBeUndefined();
  });

  it.each([
    [true, 'On'],
    [false, 'Off'],
  ])('that is %s is valid, never empty and described as %s', (value, described) => {
    expect(toggle.isEmpty(value)).toBe(false);
    expect(toggle.check(value, off, context)).toBeUndefined();
    expect(toggle.describe(value, off)).toBe(described);
  });

  it('takes a row of its own', () => {
    expect(toggle.isWide).toBe(true);
  });
});
