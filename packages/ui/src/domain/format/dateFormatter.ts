const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of dates in a zone. Each is created once, because creating one is far slower than using it.
 *
 * @param locale - British English by default, as all texts.
 */
export function dateFormatter(
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  locale = 'en-GB',
): Intl.DateTimeFormat {
  const key = JSON.stringify([options, timeZone, locale]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter;
}
