/**
 * Makes a value when it is first asked for, and keeps it. For formatters and collators of `Intl`: the first one of a page
 * costs more than all other startup code of the first screen, which shows neither figures nor dates.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
