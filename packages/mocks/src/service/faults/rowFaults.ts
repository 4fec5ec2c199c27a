import type { Chance } from './strike.ts';

/** The rows of a list, paged or not. */
function rowsOf(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null || !('results' in body)) return undefined;
  return Array.isArray(body.results) ? body.results : undefined;
}

/** One row twice, the second time as another page might return it: somewhere after the first. */
export function duplicateRow(body: unknown, chance: Chance): unknown {
  const rows = rowsOf(body);
  if (!rows || rows.length === 0) return body;
  const from = Math.floor(chance('row') * rows.length);
  const to = from + 1 + Math.floor(chance('place') * (rows.length - from));
  rows.splice(to, 0, rows[from]);
  return body;
}

/** The rows in another order, if there is more than one. */
export function shuffleRows(body: unknown, chance: Chance): unknown {
  const rows = rowsOf(body);
  if (!rows) return body;
  const before = [...rows];
  for (let last = rows.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance('swap', last) * (last + 1));
    [rows[last], rows[other]] = [rows[other], rows[last]];
  }
  // A shuffle may keep the order; this fault must not.
  if (rows.every((row, index) => row === before[index])) rows.reverse();
  return body;
}
