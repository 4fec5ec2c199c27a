/** An item with a unique name. */
export interface Named {
  readonly id: number;
  readonly name: string;
  /** Archived items release their names (spec §5). */
  readonly status?: string | null | undefined;
}

/** Normalises a name for comparison: case, outer spaces and Unicode encoding do not matter. */
export const comparableName = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/**
 * The item that already has this name, or `undefined`. The edited item does not count (spec §5). The service
 * has the final check, because it knows the names on other pages.
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
