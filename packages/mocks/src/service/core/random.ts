/**
 * A number in [0, 1) that depends on its parts only. There is no random stream, so the same seed and time give the same
 * world whatever was requested in between.
 */
export function chance(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  const text = parts.join('\u0000');
  // By index, because this is the twin's most frequent operation and an iterator takes twice as long.
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // With FNV-1a alone, similar inputs have similar high bits; the finaliser of murmur3 distributes them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** One of `choices`, by {@link chance}. */
export function pick<Choice>(
  choices: readonly [Choice, ...Choice[]],
  ...parts: readonly (string | number)[]
): Choice {
  return choices[Math.floor(chance(...parts) * choices.length)] ?? choices[0];
}

/**
 * An unguessable token in `bytes` * 2 hex digits. Tokens must not depend on the seed: a stored world outlives its
 * server, and a repeated token would sign a stranger in.
 */
export const secretToken = (bytes = 20): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
