/** What our part of a history entry's state looks like. */
export interface EntryState {
  readonly entry: string;
  /** How many entries lie before it, so that two can be told apart by which came first. */
  readonly index: number;
}

/** Where an entry stands among ours; `undefined` for one that is not ours. */
export const indexOfEntry = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    ? state.index
    : undefined;

const isEntryState = (state: unknown): state is Pick<EntryState, 'entry'> =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string';

/** Remembers, per history entry, how far down it was read. */
export interface ScrollMemory {
  /** The state for a new entry, behind the one with the state `before`. */
  newEntry(before?: unknown): EntryState;
  save(state: unknown, top: number): void;
  /** Where the entry was left; the top for one that was never read. */
  recall(state: unknown): number;
}

export function createScrollMemory(newId: () => string = () => crypto.randomUUID()): ScrollMemory {
  const tops = new Map<string, number>();
  return {
    newEntry: (before) => ({ entry: newId(), index: (indexOfEntry(before) ?? -1) + 1 }),
    save(state, top) {
      if (isEntryState(state)) tops.set(state.entry, top);
    },
    recall: (state) => (isEntryState(state) ? (tops.get(state.entry) ?? 0) : 0),
  };
}
