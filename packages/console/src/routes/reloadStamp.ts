const stampKey = 'millrace.chunkReloadAt';

/** When this tab last reloaded for missing code; storage that fails counts as never. */
export const reloadStamp = (storage: () => Storage) => ({
  read(): number {
    try {
      return Number(storage().getItem(stampKey) ?? 0) || 0;
    } catch {
      return 0;
    }
  },
  write(at: number): void {
    try {
      storage().setItem(stampKey, String(at));
    } catch {
      // Nothing to remember it with; the reload itself is what matters.
    }
  },
});
