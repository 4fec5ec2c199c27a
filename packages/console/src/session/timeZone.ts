/** The browser's time zone. */
export const guessTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;
