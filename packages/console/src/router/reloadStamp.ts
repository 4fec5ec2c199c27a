import { storedText } from '../session/storedText.ts';

/**
 * When this tab last reloaded for missing code, in milliseconds since 1970; 0 if never, or without storage.
 */
export function reloadStamp(storage: () => Storage) {
  const stamp = storedText(storage, 'millrace.chunkReloadAt');
  return {
    read: () => Number(stamp.read()) || 0,
    write: (at: number) => void stamp.write(String(at)),
  };
}
