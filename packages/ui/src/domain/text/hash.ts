/** A 32-bit hash of a text (FNV-1a), the same on every device. It is for marks and comparisons, not against attacks. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
