import { expect, it } from 'vitest';

import { isTimeZone } from './isTimeZone.ts';

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('whether %j is a zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
