import { storedText } from '../kit/storedText.ts';

/** How long unsaved input is stored, in milliseconds: a day (docs/threats.md T-31). */
export const draftLifeMs = 24 * 60 * 60 * 1_000;

const prefix = 'millrace.draft.';
const version = 1;

/** One person's unsaved input by route, for the lifetime of the tab. It never contains secrets. */
export interface DraftStorage {
  /** The stored value of a route. The caller validates it as untrusted input (docs/threats.md T-43). */
  read(route: string): unknown;
  write(route: string, content: object): void;
  remove(route: string): void;
}

export interface DraftStorageOptions {
  /** The owner of the drafts. Other people can't read them. */
  readonly identity: string;
  /** Throws if the browser forbids storage. Drafts then last as long as the page (F30). */
  readonly storage: () => Storage;
  /** Called with each draft that the browser does not store (F30). */
  readonly onUnstored?: () => void;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

interface Kept {
  readonly content: unknown;
  readonly savedAt: number;
}

function readKept(text: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    if (!('version' in kept) || kept.version !== version) return undefined;
    if (!('savedAt' in kept) || typeof kept.savedAt !== 'number' || !('content' in kept)) return undefined;
    return { content: kept.content, savedAt: kept.savedAt };
  } catch {
    return undefined;
  }
}

export function createDraftStorage({
  identity,
  storage,
  onUnstored,
  now = Date.now,
}: DraftStorageOptions): DraftStorage {
  const memory = new Map<string, string>();
  const keyOf = (route: string) => `${prefix}${identity}.${route}`;
  const textAt = (key: string) => storedText(storage, key);
  const remove = (key: string) => {
    memory.delete(key);
    try {
      storage().removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  };
  return {
    read(route) {
      const key = keyOf(route);
      const kept = readKept(textAt(key).read() ?? memory.get(key) ?? null);
      const age = now() - (kept?.savedAt ?? -Infinity);
      if (kept !== undefined && age >= 0 && age < draftLifeMs) return kept.content;
      remove(key);
      return undefined;
    },
    write(route, content) {
      const key = keyOf(route);
      const text = JSON.stringify({ version, savedAt: now(), content });
      if (textAt(key).write(text)) {
        memory.delete(key);
        return;
      }
      memory.set(key, text);
      onUnstored?.();
    },
    remove: (route) => remove(keyOf(route)),
  };
}

/** Removes the drafts of all people when a person signs out (docs/threats.md T-09). */
export function removeAllDrafts(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
