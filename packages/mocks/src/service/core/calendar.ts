/** The first moment of the month, by UTC, that an instant lies in, or of one `further` on; in milliseconds since the epoch. */
export function startOfMonth(at: number, further = 0): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + further);
}
