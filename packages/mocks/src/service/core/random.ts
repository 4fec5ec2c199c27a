/**
 * A number in [0, 1) that follows from its parts alone. Nothing is drawn from a stream, so the same seed and time
 * give the same world whatever was asked for in between.
 */
export function chance(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  const text = parts.join('\u0000');
  // By index, as this is what the twin does most: an iterator takes twice as long.
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV-1a alone leaves neighbouring inputs alike in the high bits; the finisher of murmur3 spreads them.
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
 * A token that cannot be guessed, in `bytes` * 2 hex digits. Sessions are the one thing that must not follow from
 * the seed: a stored world outlives its server, and a reused token would sign a stranger in.
 */
export const secretToken = (bytes = 20): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
