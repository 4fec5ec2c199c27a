import { useState } from 'react';

/**
 * The selected rows of every page that this list has shown, so that a choice survives paging. A row that the list has not
 * read yet is not among them.
 * @param known rows that were read for the selection and may never be shown
 */
export function useSelectedRows<Row extends { readonly id: number }>(
  selected: ReadonlySet<string>,
  shown: readonly Row[],
  known: readonly Row[],
): readonly Row[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const keyed = (rows: readonly Row[]) => rows.map((row) => [String(row.id), row] as const);
  // The newest version of each: those of this page may have changed since they were selected.
  const read = new Map([...keyed(known), ...keyed(shown)].filter(([id]) => selected.has(id)));
  const isNew = [...read].some(([id, row]) => seen.get(id) !== row);
  const all = isNew ? new Map([...seen, ...read]) : seen;
  if (isNew) setSeen(all);
  return [...all.values()].filter(({ id }) => selected.has(String(id)));
}
