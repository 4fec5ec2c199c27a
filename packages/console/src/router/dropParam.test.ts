import { expect, test } from 'vitest';

import { dropParam } from './dropParam.ts';

test.each([
  ['/settings/billing?setup_intent=seti_1&secret=hush&redirect_status=succeeded#top', 'hush'],
  ['/settings/billing?secret=hush&setup_intent=seti_1&redirect_status=succeeded#top', 'hush'],
  ['/settings/billing?secret=one&setup_intent=seti_1&redirect_status=succeeded&secret=two#top', 'one'],
])('of %s leaves the rest of the address', (path, value) => {
  let address = path;
  const dropped = dropParam(new URL(path, 'https://console.example'), 'secret', (next) => (address = next));
  expect(dropped).toBe(value);
  expect(address).toBe('/settings/billing?setup_intent=seti_1&redirect_status=succeeded#top');
});

test('replaces no address without the parameter', () => {
  const replaced: string[] = [];
  const address = new URL('https://console.example/?secrets=1');
  expect(dropParam(address, 'secret', (next) => replaced.push(next))).toBeNull();
  expect(replaced).toEqual([]);
});
