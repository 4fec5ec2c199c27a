import * as v from 'valibot';
import { expect, it } from 'vitest';

import { syncMapping, wireSyncMapping, writeSyncMapping } from './syncMapping.ts';

it('survives a round trip', () => {
  const wire = {
    table: 'public.orders',
    selected: true,
    excluded: ['notes'],
    custom_primary_keys: ['a', 'b'],
  };
  expect(writeSyncMapping(v.parse(syncMapping, wire))).toEqual(wire);
  // What a service adds goes back to it.
  const more = { ...wire, write_mode: 'upsert', stats: { rows: 3 } };
  expect(writeSyncMapping(v.parse(syncMapping, more))).toEqual(more);
  expect(v.parse(wireSyncMapping, { table: 'a', selected: false })).toEqual({
    table: 'a',
    selected: false,
    excluded: [],
    custom_primary_keys: [],
  });
});
