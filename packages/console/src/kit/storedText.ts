/** One value in the browser's storage. If storage is full or forbidden, it reads as missing (F30). */
export interface StoredText {
  read(): string | null;
  /** Returns whether the value was stored. */
  write(text: string): boolean;
}

export const storedText = (storage: () => Storage, key: string): StoredText => ({
  read() {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(text) {
    try {
      storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
});
