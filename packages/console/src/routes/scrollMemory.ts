/** What our part of a history entry's state looks like. */
export interface EntryState {
  readonly entry: string;
}

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string';

/** Remembers, per history entry, how far down it was read. */
export interface ScrollMemory {
  /** The state for a new entry. */
  newEntry(): EntryState;
  save(state: unknown, top: number): void;
  /** Where the entry was left; the top for one that was never read. */
  recall(state: unknown): number;
}

export function createScrollMemory(newId: () => string = () => crypto.randomUUID()): ScrollMemory {
  const tops = new Map<string, number>();
  return {
    newEntry: () => ({ entry: newId() }),
    save(state, top) {
      if (isEntryState(state)) tops.set(state.entry, top);
    },
    recall: (state) => (isEntryState(state) ? (tops.get(state.entry) ?? 0) : 0),
  };
}
