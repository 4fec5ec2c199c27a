import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeptService } from './keptService.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twin-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const scenario = 'newAccount';
const file = () => join(folder, 'twin.sqlite');
const begin = () => openKeptService({ stateFolder: folder, scenario }).service.dispose();
const change = (sql: string) => {
  const database = new DatabaseSync(file());
  database.exec(sql);
  database.close();
};

const rows = () => {
  const database = new DatabaseSync(file());
  const items = database.prepare('select * from item').all();
  database.close();
  return items;
};

/** Starts again, and returns its message. */
function restart(): string | undefined {
  const { service, notice } = openKeptService({ stateFolder: folder, scenario });
  expect(service.inspect().scenario).toBe(scenario);
  service.dispose();
  return notice;
}

describe('a stored state', () => {
  it('is continued without a message', () => {
    begin();
    expect(restart()).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['twin.sqlite']);
  });

  it.each([
    ['of rows that lack something', `update item set body = '{"id":1}' where kind = 'client'`],
    ['of rows of a kind that there is not', `insert into item values ('ferry', '1', '{"id":1}')`],
    ['that means something else', `delete from item where kind = 'fact' and id = 'version'`],
    ['in another form', 'drop table item'],
  ])('%s is renamed and replaced by a new one, with a sentence', (_, sql) => {
    begin();
    change(sql);
    const [name = ''] = [/twin\.set-aside-1\.sqlite/.exec(restart() ?? '')?.[0]];
    expect(readdirSync(folder).toSorted()).toEqual([name, 'twin.sqlite']);
    expect(restart()).toBeUndefined();
  });

  it('that is not a database is renamed, without overwriting an earlier one', () => {
    for (const number of [1, 2]) {
      const letter = `Letter ${number}. `.repeat(500);
      writeFileSync(file(), letter);
      const name = `twin.set-aside-${number}.sqlite`;
      expect(restart()).toBe(
        `The state in ${folder} cannot be read. It is set aside as ${name} in ${folder}, and a new world begins.`,
      );
      expect(readFileSync(join(folder, name), 'utf8')).toBe(letter);
    }
  });

  it.each([
    ['file', 'pragma user_version = 99'],
    ['world', `update item set body = '{"id":"version","value":"99"}' where id = 'version'`],
  ])('is refused and kept if a newer version wrote the %s', (_, sql) => {
    begin();
    change(sql);
    const before = rows();
    expect(restart).toThrow('newer version');
    expect(readdirSync(folder)).toEqual(['twin.sqlite']);
    expect(rows()).toEqual(before);
  });

  it('that another server uses is not renamed', () => {
    const { service } = openKeptService({ stateFolder: folder, scenario });
    expect(restart).toThrow('in use by another server');
    service.dispose();
    expect(readdirSync(folder)).toEqual(['twin.sqlite']);
  });
});
