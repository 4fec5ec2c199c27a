/** A thing whose name others may not take. */
export interface Named {
  readonly id: number;
  readonly name: string;
  /** Archived things give their names free (spec §5). */
  readonly status?: string;
}

/** Names that differ only in case, in outer spaces or in how their letters are encoded are the same. */
export const comparableName = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/**
 * The thing that already has this name, or `undefined`; the one being edited does not count (spec §5). The service has
 * the last word, since it also knows the names that are not on this page.
 */
export function nameTaken<Each extends Named>(
  others: readonly Each[],
  candidate: string,
  exceptId?: number,
): Each | undefined {
  const wanted = comparableName(candidate);
  if (wanted === '') return undefined;
  return others.find(
    ({ id, name, status }) => id !== exceptId && status !== 'archived' && comparableName(name) === wanted,
  );
}
