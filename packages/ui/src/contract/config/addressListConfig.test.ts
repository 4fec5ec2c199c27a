import { expect, it } from 'vitest';
import { readAddressListLocation } from './addressListConfig.ts';

it.each([
  ['https://static.example/public-ips.json', 'https://static.example/public-ips.json'],
  ['/files/public-ips.json', '/files/public-ips.json'],
  ['data:application/json,{}', undefined],
  [7, undefined],
  [undefined, undefined],
])('reads the location %s as %s', (addressList, location) => {
  expect(readAddressListLocation(JSON.stringify({ environment: 'production', addressList }))).toBe(location);
});

it.each([null, undefined, '', '__MILLRACE_CONFIG__', 'null'])('is the default for the page %s', (json) => {
  expect(readAddressListLocation(json)).toBeUndefined();
});
