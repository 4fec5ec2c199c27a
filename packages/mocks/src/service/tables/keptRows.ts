import * as v from 'valibot';
import { StoreError, UnfitStateError, type Store } from '../../store/store.ts';

/**
 * Increased when stored rows change their meaning without changing their schema; an older world is then renamed
 * (A-135).
 */
export const worldVersion = 1;

/** The name of the fact that stores it. */
export const versionFact = 'version';

/** Facts of the whole world, such as its scenario. */
export const factRow = v.object({ id: v.string(), value: v.string() });

const facts = v.array(factRow);

/**
 * A store's content by kind, before the tables check it.
 * @throws StoreError if a newer version wrote it: renaming it would lose what that version can still read
 */
export function readKept(store: Store): Map<string, unknown[]> {
  const kept = new Map<string, unknown[]>();
  for (const { kind, body } of store.load()) {
    const rows = kept.get(kind) ?? [];
    rows.push(parse(body));
    kept.set(kind, rows);
  }
  if (kept.size === 0) return kept;
  const version = versionOf(kept.get('fact'));
  if (version > worldVersion) {
    throw new StoreError(
      'The saved state was written by a newer version. Update, or start with --reset to discard it.',
    );
  }
  if (version < worldVersion) throw unfit();
  return kept;
}

/** A stored row that matches its schema. */
export function readRow<Schema extends v.GenericSchema>(schema: Schema, row: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, row);
  if (!parsed.success) throw unfit();
  return parsed.output;
}

export const unfit = (): UnfitStateError => new UnfitStateError('The saved state does not fit this version.');

function versionOf(rows: unknown): number {
  const fact = v.is(facts, rows) ? rows.find(({ id }) => id === versionFact) : undefined;
  return Number(fact?.value ?? 0);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw unfit();
  }
}
