import type { CollectionUsage } from '../entities/usage.ts';
import { showHidden } from '../text/hiddenCharacters.ts';

/** What a resync is asked for with (spec §3 "Resync form"). */
export interface ResyncForm {
  /** Empty if all tables are resynced. */
  readonly resyncTables: readonly string[];
  readonly allResyncSelected: boolean;
  /** Reading starts over, and loaded rows are deleted. */
  readonly resetState: boolean;
}

/** The defaults of the specification: no tables, and reading starts over. */
export const resyncDefaults: ResyncForm = { resyncTables: [], allResyncSelected: false, resetState: true };

/** The form for selected tables. If they are all tables of the pipeline, none is named. */
export function toResyncForm(
  selected: ReadonlySet<string>,
  tables: readonly Pick<CollectionUsage, 'collection'>[],
  resetState: boolean,
): ResyncForm {
  const chosen = tables.map(({ collection }) => collection).filter((name) => selected.has(name));
  const isAll = chosen.length > 0 && chosen.length === tables.length;
  return { resyncTables: isAll ? [] : chosen, allResyncSelected: isAll, resetState };
}

/**
 * Roughly how many rows a resync loads, by the records synced so far; `null` if they tell nothing. Rounded to two
 * digits, because changes count as records too.
 */
export function estimateResync(
  form: ResyncForm,
  tables: readonly Pick<CollectionUsage, 'collection' | 'totalRecords'>[],
): number | null {
  const named = new Set(form.resyncTables);
  const chosen = tables.filter(({ collection }) => form.allResyncSelected || named.has(collection));
  const records = chosen.reduce((sum, { totalRecords }) => sum + totalRecords, 0);
  return Number(records.toPrecision(2)) || null;
}

const normalised = (text: string): string => text.normalize('NFC').trim();

/** Whether someone typed the name of the pipeline; invisible characters may be typed as they are shown. */
export const isNameTyped = (typed: string, name: string): boolean =>
  [name, showHidden(name)].some((each) => normalised(each) === normalised(typed));

/** What happens to the rows in the destination, by the choice of `reset_state`. */
export const describeRows = (resetState: boolean, count: number): string => {
  const these = count === 1 ? 'this table' : 'these tables';
  return resetState
    ? `The rows of ${these} in the destination are deleted, then loaded again from the start.`
    : `The rows of ${these} in the destination stay. Loaded rows replace the existing ones.`;
};
