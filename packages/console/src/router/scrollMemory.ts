/** Our part of a history entry's state. */
export interface EntryState {
  readonly entry: string;
  /** The number of entries before this one, so that two entries can be ordered. */
  readonly index: number;
}

/** The position of an entry among ours; `undefined` for a foreign entry. */
export const indexOfEntry = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    ? state.index
    : undefined;

const isEntryState = (state: unknown): state is Pick<EntryState, 'entry'> =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string';

/** Stores the scroll position of each history entry. */
export interface ScrollMemory {
  /** The state for a new entry after the one with the state `before`. */
  newEntry(before?: unknown): EntryState;
  save(state: unknown, top: number): void;
  /** The saved scroll position of an entry; the top if there is none. */
  recall(state: unknown): number;
}

/** Unlike `randomUUID`, this also exists on pages that are served without TLS. */
const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

export function createScrollMemory(newId: () => string = randomId): ScrollMemory {
  const tops = new Map<string, number>();
  return {
    newEntry: (before) => ({ entry: newId(), index: (indexOfEntry(before) ?? -1) + 1 }),
    save(state, top) {
      if (isEntryState(state)) tops.set(state.entry, top);
    },
    recall: (state) => (isEntryState(state) ? (tops.get(state.entry) ?? 0) : 0),
  };
}
