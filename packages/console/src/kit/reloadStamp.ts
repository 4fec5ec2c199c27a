import { storedText } from './storedText.ts';

/** How this document came to be. */
export interface PageLoad {
  /** Whether it is the result of a reload. */
  readonly isReload: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const thisLoad = (): PageLoad => {
  const [entry] = performance.getEntriesByType('navigation');
  return {
    isReload: entry !== undefined && 'type' in entry && entry.type === 'reload',
    at: performance.timeOrigin,
  };
};

/**
 * When this tab last reloaded for missing code, in milliseconds since 1970; 0 if never. Storage may forget the time, as
 * some private windows do. So any reload counts that this document comes from: it has brought the newest code.
 */
export function reloadStamp(storage: () => Storage, load: () => PageLoad = thisLoad) {
  const stamp = storedText(storage, 'millrace.chunkReloadAt');
  const read = () => Number(stamp.read()) || 0;
  return {
    read() {
      const { isReload, at } = load();
      return Math.max(read(), isReload ? at : 0);
    },
    /** Returns whether the time can be read again: storage may be forbidden, full, or a stub that stores nothing. */
    write: (at: number): boolean => stamp.write(String(at)) && read() === at,
  };
}
