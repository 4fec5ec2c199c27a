import { describe, expect, test } from 'vitest';

import { countryOfCode, phoneCountries, readPhone } from './phoneNumbers.ts';

describe('Phone numbers', () => {
  test.each([
    ['+49', '030 901820', { code: '+49', national: '30901820', shown: '+49 30 901820', isValid: true }],
    ['49', '30901820', { code: '+49', national: '30901820', isValid: true }],
    ['+49', '+43 1 534530', { code: '+43', national: '1534530', isValid: true }],
    ['+49', '0043 1 534530', { code: '+43', national: '1534530', isValid: true }],
    ['', '0049 30 901820', { code: '+49', national: '30901820', isValid: true }],
    ['', '+1 213 373 4253', { code: '+1', national: '2133734253', shown: '+1 213 373 4253', isValid: true }],
    ['+1', '(213) 373-4253', { code: '+1', national: '2133734253', isValid: true }],
    ['+49', '12', { isValid: false }],
  ])('with the code %j, %j is read', (code, typed, read) => {
    expect(readPhone(code, typed)).toMatchObject(read);
  });

  test.each([
    ['', '030 901820'],
    ['+49', 'call me'],
  ])('with the code %j, %j is not one', (code, typed) => {
    expect(readPhone(code, typed)).toBeUndefined();
  });

  test('have codes, and a country stands for each', () => {
    const countries = phoneCountries();
    expect(countries.length).toBeGreaterThan(200);
    expect(countries.find(({ country }) => country === 'DE')).toEqual({
      country: 'DE',
      name: 'Germany',
      code: '+49',
    });
    expect(countryOfCode(countries, '+1')).toBe('US');
    expect(countryOfCode(countries, '49')).toBe('DE');
    expect(countryOfCode(countries, '')).toBeUndefined();
  });
});
