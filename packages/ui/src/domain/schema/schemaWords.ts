import { formatCount, formatQuantity } from '../format/count.ts';
import { describeProblem, type Problem, type ProblemWording } from '../outcome/problem.ts';
import { listNames } from './listNames.ts';
import type { SchemaBulkSize } from './schemaBulk.ts';
import type { SchemaDiff } from './schemaDiff.ts';
import type { SchemaView } from './schemaFilter.ts';
import type { SchemaUpdates } from './schemaUpdates.ts';
import type { SchemaChanges } from './schemaTotals.ts';

/** Labels exactly as in spec §5. */
export const selectAllLabel = (isFiltered: boolean, bulk: 'select' | 'deselect' | 'none'): string =>
  `${bulk === 'deselect' ? 'Deselect' : 'Select'} All${isFiltered ? ' Filtered' : ''}`;

/** `12 matching tables, 13 matching columns`, or `12 tables` without a search: what select-all affects. */
export function describeBulkSize({ tables, columns }: SchemaBulkSize, isSearched: boolean): string {
  const part = (count: number, noun: string): string =>
    formatQuantity(count, isSearched ? `matching ${noun}` : noun);
  return [tables > 0 && part(tables, 'table'), columns > 0 && part(columns, 'column')]
    .filter((each) => each !== false)
    .join(', ');
}

/** `+4 tables, −1, 2 keys changed`; empty if nothing differs from the saved state. */
export function describeChanges({ added, removed, rekeyed, reshaped }: SchemaChanges): string {
  const tables = (count: number, isFirst: boolean): string =>
    isFirst ? formatQuantity(count, 'table') : formatCount(count);
  return [
    added > 0 && `+${tables(added, true)}`,
    removed > 0 && `−${tables(removed, added === 0)}`,
    rekeyed > 0 && `${formatQuantity(rekeyed, 'key')} changed`,
    reshaped > 0 && `columns of ${formatQuantity(reshaped, 'table')} changed`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** The added and removed tables and columns, one sentence each. */
export function describeDiff(diff: SchemaDiff): readonly string[] {
  const part = (names: readonly string[], noun: string, verb: string): string =>
    `${formatQuantity(names.length, noun)} ${verb}: ${listNames(names)}.`;
  return [
    diff.tablesCame.length > 0 && part(diff.tablesCame, 'new table', 'found'),
    diff.tablesGone.length > 0 && part(diff.tablesGone, 'table', 'removed'),
    diff.selectedGone.length > 0 &&
      `${listNames(diff.selectedGone)} ${diff.selectedGone.length === 1 ? 'was' : 'were'} selected. The selection is restored if found again.`,
    diff.tablesBlocked.length > 0 &&
      `${formatQuantity(diff.tablesBlocked.length, 'table')} can no longer be replicated: ${listNames(diff.tablesBlocked)}.`,
    diff.tablesFreed.length > 0 &&
      `${formatQuantity(diff.tablesFreed.length, 'table')} can be replicated now: ${listNames(diff.tablesFreed)}.`,
    diff.columnsCame.length > 0 && part(diff.columnsCame, 'new column', 'found'),
    diff.columnsGone.length > 0 && part(diff.columnsGone, 'column', 'removed'),
    diff.columnsChanged.length > 0 &&
      part(
        diff.columnsChanged.map(({ name, facts }) => `${name} (${facts.join(', ')})`),
        'column',
        'changed',
      ),
  ].filter((sentence) => sentence !== false);
}

/** What others saved, and the effect of saving, one sentence each. */
export function describeUpdates({ followed, contested }: SchemaUpdates): readonly string[] {
  return [
    followed.length > 0 &&
      `${formatQuantity(followed.length, 'table')} updated to what they saved: ${listNames(followed)}.`,
    contested.length > 0 &&
      `You also changed ${formatQuantity(contested.length, 'table')}: ${listNames(contested)}. Saving replaces their version with yours.`,
  ].filter((sentence) => sentence !== false);
}

/** Why the tree is empty. */
export function describeNoMatch({ search, show }: SchemaView): {
  readonly title: string;
  readonly words: string;
} {
  if (search === '' && show === 'selected')
    return { title: 'No tables selected', words: 'Show all tables to select some.' };
  if (search === '' && show === 'unselected')
    return { title: 'All tables are selected', words: 'Show all tables to see them.' };
  if (search === '' && show === 'changed')
    return { title: 'No changes', words: 'The selection is the same as the saved one.' };
  const among = { all: '', selected: 'selected ', unselected: 'unselected ', changed: 'changed ' }[show];
  return {
    title: 'No matching tables',
    words: `No ${among}table or column matches. Your selection is kept.`,
  };
}

/** The service's message, or the sentence of spec §8. The second sentence names a lost connection. */
export function describeSchemaProblem(problem: Problem): ProblemWording {
  return {
    title:
      problem.detail ??
      'An error occurred while fetching schema, please check the configuration and try again.',
    advice:
      problem.kind === 'offline' || problem.kind === 'network'
        ? `${describeProblem(problem).title} Your selection is kept.`
        : 'Your selection is kept.',
  };
}

/** `128 of 5,000 tables, 2,941 columns`. */
export const describeSelection = (
  selected: { readonly tables: number; readonly columns: number },
  all: number,
): string =>
  `${formatCount(selected.tables)} of ${formatQuantity(all, 'table')}, ${formatQuantity(selected.columns, 'column')}`;

/** Why the selection cannot be saved; `undefined` if it can. */
export const whyNotSaveSchema = (selectedTables: number): string | undefined =>
  selectedTables === 0 ? 'Select at least one table to save.' : undefined;
