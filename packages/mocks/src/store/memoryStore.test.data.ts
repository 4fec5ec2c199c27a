import type { Store, StoredChange, StoredItem } from './store.ts';

/** A store in memory that records each transaction, and the resulting rows. */
export function memoryStore(items: readonly StoredItem[] = []) {
  const transactions: (readonly StoredChange[])[] = [];
  const kept = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]));
  let isClosed = false;
  const store: Store = {
    load: () => [...kept.values()],
    write(changes) {
      transactions.push(changes);
      for (const { kind, id, body } of changes) {
        if (body === undefined) kept.delete(`${kind} ${id}`);
        else kept.set(`${kind} ${id}`, { kind, id, body });
      }
    },
    close: () => void (isClosed = true),
  };
  return { store, transactions, items: () => [...kept.values()], isClosed: () => isClosed };
}
