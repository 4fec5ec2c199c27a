/** The start of the month of an instant, by UTC, or of a month `further` later, in milliseconds since the epoch. */
export function startOfMonth(at: number, further = 0): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + further);
}
