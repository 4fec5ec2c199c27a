import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { endings, stateFile } from './setAside.ts';
import {
  cannotKeep,
  cannotStore,
  StoreError,
  UnfitStateError,
  type Store,
  type StoredItem,
} from './store.ts';

/** Each migrates the file from the version of its index to the next. Append only. */
const migrations: readonly string[] = [
  `create table item (
     kind text not null, id text not null, body text not null, primary key (kind, id)
   ) strict, without rowid`,
];

/** SQLite's primary result codes. */
const busy = 5;
/** A table or column is missing, the file is damaged, or it is not a database. */
const unreadable: ReadonlySet<number | undefined> = new Set([1, 11, 26]);
/**
 * The file is not writable, the disk fails or is full, or a file beside it cannot be opened: its content is unknown.
 */
const unwritable: ReadonlySet<number | undefined> = new Set([3, 8, 10, 13, 14]);

const codeOf = (thrown: unknown): number | undefined =>
  thrown instanceof Error && 'errcode' in thrown && typeof thrown.errcode === 'number'
    ? thrown.errcode & 0xff
    : undefined;

export interface SqliteStoreOptions {
  /** Deletes the stored state first. @default false */
  reset?: boolean;
}

/**
 * Stores rows in a file inside `folder`. Writes survive the death of the process at any point. A power cut may lose the
 * last writes, never the file.
 * @throws StoreError if the folder or the file is not usable; UnfitStateError if the file cannot be read
 */
export function openSqliteStore(folder: string, { reset = false }: SqliteStoreOptions = {}): Store {
  const file = join(folder, stateFile);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (thrown) {
    throw cannotKeep(folder, thrown);
  }
  const start = () => {
    let database: DatabaseSync;
    try {
      makePrivate(file);
      database = new DatabaseSync(file);
    } catch (thrown) {
      throw cannotKeep(folder, thrown);
    }
    try {
      return prepare(database, folder);
    } catch (thrown) {
      database.close();
      throw asSentence(thrown, folder);
    }
  };
  // Takes the lock before it deletes anything, so that a running server keeps its state.
  if (reset) {
    try {
      start().close();
    } catch (thrown) {
      if (!(thrown instanceof StoreError) || /is in use/.test(thrown.message)) throw thrown;
    }
    try {
      for (const ending of endings) rmSync(file + ending, { force: true });
    } catch (thrown) {
      throw cannotKeep(folder, thrown);
    }
  }
  return start();
}

/**
 * Hides the state, which contains sessions, from other users of the machine. SQLite gives the files beside a database
 * the mode of the database.
 */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const path of endings.map((ending) => file + ending)) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if (mode & 0o077) chmodSync(path, mode & 0o700);
  }
}

function asSentence(thrown: unknown, folder: string): unknown {
  const code = codeOf(thrown);
  if (code === busy) {
    return new StoreError(`The state in ${folder} is in use by another server. Stop that one first.`);
  }
  if (unwritable.has(code)) return cannotKeep(folder, thrown);
  if (unreadable.has(code)) return new UnfitStateError(`The state in ${folder} cannot be read.`);
  return thrown;
}

/** Why a write failed, by SQLite's primary result code. */
const reasons: ReadonlyMap<number | undefined, string> = new Map([
  [8, 'the file is read-only'],
  [13, 'the disk is full'],
]);

function prepare(database: DatabaseSync, folder: string): Store {
  // Exclusive before WAL: a second server is refused at once, instead of overwriting the memory of this one.
  database.exec('pragma locking_mode = exclusive');
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = normal');
  migrate(database, folder);

  const select = database.prepare('select kind, id, body from item');
  const upsert = database.prepare(
    'insert into item (kind, id, body) values (?, ?, ?) on conflict do update set body = excluded.body',
  );
  const remove = database.prepare('delete from item where kind = ? and id = ?');

  return {
    *load() {
      try {
        for (const { kind, id, body } of select.iterate()) {
          const item: StoredItem = { kind: String(kind), id: String(id), body: String(body) };
          yield item;
        }
      } catch (thrown) {
        throw asSentence(thrown, folder);
      }
    },
    write(changes) {
      try {
        transaction(database, () => {
          for (const { kind, id, body } of changes) {
            if (body === undefined) remove.run(kind, id);
            else upsert.run(kind, id, body);
          }
        });
      } catch (thrown) {
        const code = codeOf(thrown);
        if (code === undefined) throw thrown;
        throw cannotStore(folder, reasons.get(code) ?? 'the file cannot be written to', thrown);
      }
    },
    close: () => database.close(),
  };
}

function migrate(database: DatabaseSync, folder: string): void {
  const version = Number(database.prepare('pragma user_version').get()?.user_version ?? 0);
  if (version > migrations.length) {
    throw new StoreError(
      `The state in ${folder} was written by a newer version. Update, or start with --reset to discard it.`,
    );
  }
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    transaction(database, () => {
      database.exec(sql);
      database.exec(`pragma user_version = ${index + 1}`);
    });
  }
  // Takes the exclusive lock now, even without a migration.
  transaction(database, () => database.exec(`pragma user_version = ${migrations.length}`));
}

function transaction(database: DatabaseSync, work: () => void): void {
  database.exec('begin immediate');
  try {
    work();
    database.exec('commit');
  } catch (thrown) {
    // A full disk has already rolled it back.
    if (database.isTransaction) database.exec('rollback');
    throw thrown;
  }
}
