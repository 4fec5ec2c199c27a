/** The first letters of a name's first and last word, or of an address. */
export const initials = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s@._-]+/u)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};
