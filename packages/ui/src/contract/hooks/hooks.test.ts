import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getHook, listPipelineHooks } from './hooks.ts';

const read = (rows: readonly unknown[]) => v.parse(listPipelineHooks.response, rows);
const place = { entity_type: 'pipeline', entity_id: 7, selected_events: ['errored'] };

test('an attachment is read as such, and as a hook that says where it is attached', () => {
  const [own, whole] = read([
    { hook_id: 3, ...place, hook: { name: 'Pager', url: 'https://pager.example', status: 'active' } },
    { id: 3, name: 'Pager', url: 'https://pager.example', status: 'active', ...place },
  ]);
  expect(own).toMatchObject({ hookId: 3, entityId: 7, selectedEvents: ['errored'], hook: { name: 'Pager' } });
  expect(whole).toMatchObject({ ...own, entityName: null });
});

test.each([undefined, null, 3])('a hook of the status %j is read, and nothing is claimed of it', (status) => {
  const hook = { id: 3, name: 'Pager', status };
  const [own, whole] = read([
    { hook_id: 3, ...place, hook },
    { ...hook, ...place },
  ]);
  const found = [v.parse(getHook.response, hook), own?.hook, whole?.hook];
  for (const each of found) expect(each).toMatchObject({ name: 'Pager' });
  expect(found.map((each) => each?.status ?? null)).toEqual([null, null, null]);
});

test('a row that says neither which hook nor where makes the list unreadable', () => {
  expect(() =>
    read([
      { hook_id: 3, ...place },
      { name: 'Pager', ...place },
    ]),
  ).toThrow('Invalid type');
});
