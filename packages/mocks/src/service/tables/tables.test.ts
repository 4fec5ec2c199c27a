import { expect, it } from 'vitest';
import { memoryStore } from '../../store/memoryStore.test.data.ts';
import { versionFact, worldVersion } from './keptRows.ts';
import { createTables } from './tables.ts';

it('reuses no id, even after its row was deleted and the process has ended', () => {
  const { store } = memoryStore();
  const open = () => {
    const tables = createTables(store);
    tables.facts.put({ id: versionFact, value: String(worldVersion) });
    return tables;
  };
  const first = open();
  for (const name of ['A', 'B']) {
    const id = first.jobs.nextId();
    first.jobs.put({ id, task: 'run', at: name.length });
  }
  first.jobs.remove(1);
  first.jobs.remove(2);
  first.commit();
  const second = open();
  expect(second.jobs.all()).toEqual([]);
  expect(second.jobs.nextId()).toBe(3);
});
