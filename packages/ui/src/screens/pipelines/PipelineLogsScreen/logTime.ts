const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached, because creating one is far slower than using it. */
function formatterOf(
  timeZone: string,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  formatters.set(key, made);
  return made;
}

/** `10:41:07`. */
export const timeOfDay = (date: Date, timeZone: string): string =>
  formatterOf(timeZone, 'time', { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(date);

/** `4 Mar`. */
export const dayAndMonth = (date: Date, timeZone: string): string =>
  formatterOf(timeZone, 'day', { day: 'numeric', month: 'short' }).format(date);

/** `Wednesday, 4 March 2026`. */
export const wholeDay = (date: Date, timeZone: string): string =>
  formatterOf(timeZone, 'whole', { dateStyle: 'full' }).format(date);

/** The name of the zone at a time: `GMT+1`, `CET`. */
export const zoneName = (date: Date, timeZone: string): string =>
  formatterOf(timeZone, 'zone', { timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
