import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chance } from '../service/core/random.ts';
import { openSqliteStore } from './sqliteStore.ts';
import { cannotKeep, UnfitStateError } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twin-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const reread = () => {
  const store = openSqliteStore(folder);
  const items = [...store.load()];
  store.close();
  return items;
};

describe('a stored state', () => {
  it('is restored unchanged', () => {
    const store = openSqliteStore(join(folder));
    store.write([
      { kind: 'pipeline', id: '1', body: '{"id":1}' },
      { kind: 'pipeline', id: '2', body: '{"id":2}' },
    ]);
    store.write([
      { kind: 'pipeline', id: '1', body: '{"id":1,"name":"x"}' },
      { kind: 'pipeline', id: '2', body: undefined },
    ]);
    store.close();
    expect(reread()).toEqual([{ kind: 'pipeline', id: '1', body: '{"id":1,"name":"x"}' }]);
  });

  it('is readable by its owner only, even if it was not before', () => {
    const modes = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    const store = openSqliteStore(folder);
    store.write([{ kind: 'session', id: '1', body: '{}' }]);
    // The database and its log.
    expect(modes()).toEqual([0o600, 0o600]);
    store.close();
    chmodSync(join(folder, 'twin.sqlite'), 0o644);
    openSqliteStore(folder).close();
    expect(modes()).toEqual([0o600]);
  });

  it('is empty after a reset', () => {
    const store = openSqliteStore(folder);
    store.write([{ kind: 'pipeline', id: '1', body: '{}' }]);
    store.close();
    openSqliteStore(folder, { reset: true }).close();
    expect(reread()).toEqual([]);
  });

  it('belongs to one server at a time, even on a reset', () => {
    const store = openSqliteStore(folder);
    store.write([{ kind: 'pipeline', id: '1', body: '{}' }]);
    expect(() => openSqliteStore(folder)).toThrow('in use by another server');
    expect(() => openSqliteStore(folder, { reset: true })).toThrow('in use by another server');
    store.close();
    expect(reread()).toHaveLength(1);
  });

  it('needs a writable folder, and reports a missing one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => openSqliteStore(file)).toThrow(`Nothing can be kept in ${file}.`);
    mkdirSync(join(folder, 'odd', 'twin.sqlite'), { recursive: true });
    expect(() => openSqliteStore(join(folder, 'odd'))).toThrow('Name a folder that can be written to.');
  });

  it.each(['-wal', '-journal'])(
    'is not created if its %s is not writable, and is not reported as unreadable',
    (ending) => {
      mkdirSync(join(folder, `twin.sqlite${ending}`));
      expect(() => openSqliteStore(folder)).toThrow(cannotKeep(folder, undefined));
      expect(() => openSqliteStore(folder)).not.toThrow(UnfitStateError);
      expect(() => openSqliteStore(folder, { reset: true })).toThrow(cannotKeep(folder, undefined));
    },
  );

  it('reports a failed write even if SQLite has rolled it back already', () => {
    openSqliteStore(folder).close();
    const database = new DatabaseSync(join(folder, 'twin.sqlite'));
    database.exec(
      `create trigger full before insert on item when new.id = '2' begin select raise(rollback, 'full'); end`,
    );
    database.close();
    const store = openSqliteStore(folder);
    const put = (...ids: readonly string[]) =>
      store.write(ids.map((id) => ({ kind: 'pipeline', id, body: '{}' })));
    expect(() => put('1', '2')).toThrow(
      expect.objectContaining({
        message: expect.stringContaining('Changes cannot be stored in '),
        cause: expect.objectContaining({ message: 'full' }),
      }),
    );
    put('3');
    store.close();
    expect(reread().map(({ id }) => id)).toEqual(['3']);
  });

  it('is refused with a sentence if a newer version wrote it', () => {
    openSqliteStore(folder).close();
    const database = new DatabaseSync(join(folder, 'twin.sqlite'));
    database.exec('pragma user_version = 99');
    database.close();
    expect(() => openSqliteStore(folder)).toThrow('newer version');
    openSqliteStore(folder, { reset: true }).close();
    expect(reread()).toEqual([]);
  });

  it.each([
    ['it is no database', 'This is a letter, not a database. '.repeat(50)],
    ['it breaks off', 'SQLite format 3\0'.padEnd(5_000, 'x')],
  ])('cannot be read when %s, until it is reset', (_, content) => {
    writeFileSync(join(folder, 'twin.sqlite'), content);
    expect(() => openSqliteStore(folder)).toThrow(UnfitStateError);
    openSqliteStore(folder, { reset: true }).close();
    expect(reread()).toEqual([]);
  });
});

it(
  'loses no acknowledged write and stores no partial pair when the process is killed',
  { timeout: 30_000 },
  async () => {
    // Each write changes two rows together, and is reported to the parent only after it returned.
    const script = `
    import { openSqliteStore } from ${JSON.stringify(import.meta.resolve('./sqliteStore.ts'))};
    const store = openSqliteStore(process.argv[1]);
    let n = Number([...store.load()].find((item) => item.id === 'left')?.body ?? 0);
    for (;;) {
      n += 1;
      const body = String(n);
      store.write([{ kind: 'pair', id: 'left', body }, { kind: 'pair', id: 'right', body }]);
      console.log(body);
      await new Promise((resolve) => setImmediate(resolve));
    }`;
    for (let round = 0; round < 6; round += 1) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let acknowledged = 0;
      const lines = createInterface({ input: child.stdout });
      lines.on('line', (line) => {
        acknowledged = Number(line);
      });
      await once(lines, 'line');
      await new Promise((resolve) => setTimeout(resolve, 5 + chance('kill', round) * 60));
      child.kill('SIGKILL');
      await once(child, 'close');

      const items = new Map(reread().map(({ id, body }) => [id, Number(body)]));
      expect(items.get('left')).toBeGreaterThanOrEqual(acknowledged);
      expect(items.get('right')).toBe(items.get('left'));
    }
  },
);
