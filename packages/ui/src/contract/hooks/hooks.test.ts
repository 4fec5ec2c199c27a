import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listPipelineHooks } from './hooks.ts';

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

test('a row that says neither which hook nor where makes the list unreadable', () => {
  expect(() =>
    read([
      { hook_id: 3, ...place },
      { name: 'Pager', ...place },
    ]),
  ).toThrow('Invalid type');
});
