/** One text in the browser's storage, which may be full or forbidden (F30): it then reads as if there were none. */
export interface StoredText {
  read(): string | null;
  /** Answers whether it is kept. */
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
