import * as v from 'valibot';
import type { Store, StoredChange } from '../../store/store.ts';
import { readKept, readRow, unfit } from './keptRows.ts';

export interface Row {
  readonly id: number | string;
}

/** Rows of one kind, in the order of creation. */
export interface Table<Kept extends Row> {
  readonly size: number;
  get(id: Kept['id'] | null): Kept | undefined;
  all(): readonly Kept[];
  /** Stores a new row, or a new state of an existing one. */
  put(row: Kept): Kept;
  remove(id: Kept['id']): void;
  /** An id that was never used. */
  nextId(): number;
}

/** The highest used id of a kind, if its row was deleted. */
const sequenceRow = v.object({ id: v.string(), last: v.number() });

/** The order of creation: by number. The store orders ids as text. */
const inOrder = <Kept extends Row>(unordered: readonly Kept[]): readonly Kept[] =>
  unordered.toSorted((one, other) => Number(one.id) - Number(other.id) || 0);

/** The tables of one store, which are written together. */
export interface OpenTables {
  /**
   * The table of a kind, with its rows of the store. Each kind is opened once.
   * @throws UnfitStateError if they do not match this version
   */
  table<Schema extends v.GenericSchema<unknown, Row>>(
    kind: string,
    schema: Schema,
  ): Table<v.InferOutput<Schema>>;
  /**
   * Writes all changes since the last time to the store, all or none.
   * @returns whether there were some
   * @throws StoreError if they cannot be stored; they are still pending then
   */
  commit(): boolean;
  /** Takes all changes back that are not stored. Without a store there are none. */
  rollback(): void;
  /** @throws UnfitStateError if the store has rows of a kind that was not opened */
  demandAllRead(): void;
}

/** Tables over the rows of `store`, in memory by default. */
export function openTables(store?: Store): OpenTables {
  const changes = new Map<string, StoredChange>();
  /** What takes back the changes of each row, by the row's key. */
  const undo = new Map<string, () => void>();
  const kept = store ? readKept(store) : new Map<string, unknown[]>();
  const take = (kind: string): readonly unknown[] => {
    const taken = kept.get(kind) ?? [];
    kept.delete(kind);
    return taken;
  };
  const sequences = new Map(
    take('sequence')
      .map((row) => readRow(sequenceRow, row))
      .map(({ id, last }) => [id, last]),
  );

  const table = <Schema extends v.GenericSchema<unknown, Row>>(
    kind: string,
    schema: Schema,
  ): Table<v.InferOutput<Schema>> => {
    type Kept = v.InferOutput<Schema>;
    const byId = new Map<Row['id'], Kept>();
    let highest = sequences.get(kind) ?? 0;
    const note = (id: Row['id'], row?: Kept) => {
      if (store) changes.set(`${kind} ${id}`, { kind, id: String(id), body: row && JSON.stringify(row) });
    };
    /** Call it before a change. */
    const remember = (id: Row['id']) => {
      const key = `${kind} ${id}`;
      if (!store || undo.has(key)) return;
      const before = byId.get(id);
      undo.set(key, () => {
        listed = undefined;
        if (before === undefined) return void byId.delete(id);
        const wasRemoved = !byId.has(id);
        byId.set(id, before);
        if (!wasRemoved) return;
        // Rows stay in the order of creation.
        const sorted = inOrder([...byId.values()]);
        byId.clear();
        for (const row of sorted) byId.set(row.id, row);
      });
    };
    /** Without this, the highest deleted id would be forgotten with the process and reused. */
    const noteHighest = () => {
      const body = JSON.stringify({ id: kind, last: highest });
      if (store) changes.set(`sequence ${kind}`, { kind: 'sequence', id: kind, body });
    };
    const add = (row: Kept) => {
      byId.set(row.id, Object.freeze(row));
      if (typeof row.id === 'number') highest = Math.max(highest, row.id);
    };
    const loaded = take(kind).map((body) => readRow(schema, body));
    let listed: readonly Kept[] | undefined;
    for (const row of inOrder(loaded)) add(row);
    return {
      get size() {
        return byId.size;
      },
      get: (id) => (id === null ? undefined : byId.get(id)),
      all: () => (listed ??= [...byId.values()]),
      put(row) {
        remember(row.id);
        add(row);
        listed = undefined;
        note(row.id, row);
        return row;
      },
      remove(id) {
        if (!byId.has(id)) return;
        remember(id);
        byId.delete(id);
        listed = undefined;
        note(id);
        if (id === highest) noteHighest();
      },
      nextId() {
        highest += 1;
        return highest;
      },
    };
  };

  return {
    table,
    commit() {
      if (!store || changes.size === 0) return false;
      store.write([...changes.values()]);
      changes.clear();
      undo.clear();
      return true;
    },
    rollback() {
      for (const takeBack of undo.values()) takeBack();
      changes.clear();
      undo.clear();
    },
    demandAllRead() {
      if (kept.size > 0) throw unfit();
    },
  };
}
