/**
 * Makes a value when it is first asked for, and keeps it. For formatters and collators of `Intl`: the first one of a page
 * takes milliseconds, and the first screen shows neither figures nor dates.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
