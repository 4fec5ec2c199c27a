import { expect, it } from 'vitest';
import { plainCron } from './plainCron.ts';

it.each([
  ['0 6 * * MON-FRI', '0 6 * * 1-5'],
  ['0 6 1 jan,Jul *', '0 6 1 1,7 *'],
  ['0 6 * * fri-sun', '0 6 * * 5-7'],
  ['0 6 * * SUN,WED', '0 6 * * 0,3'],
  [' @daily ', '0 0 * * *'],
  ['@Hourly', '0 * * * *'],
  ['@weekly', '0 0 * * 0'],
  ['@monthly', '0 0 1 * *'],
  ['@yearly', '0 0 1 1 *'],
  ['  0  */6 * * * ', '0 */6 * * *'],
])('converts %s to %s', (text, plain) => {
  expect(plainCron(text)).toBe(plain);
});

it.each(['@reboot', '0 6 * * MONDAY', '0 0 * * MON#2', ''])('leaves “%s” invalid', (text) => {
  expect(plainCron(text)).not.toMatch(/^[\d*,/ -]+$/);
});
