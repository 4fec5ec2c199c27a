import { formatCount, formatQuantity } from '../format/count.ts';
import { showHidden } from '../hiddenCharacters.ts';
import type { Problem, ProblemWording } from '../problem.ts';
import type { SchemaBulkSize } from './schemaBulk.ts';
import type { SchemaDiff } from './schemaDiff.ts';
import type { SchemaView } from './schemaFilter.ts';
import type { SchemaNews } from './schemaNews.ts';
import type { SchemaChanges } from './schemaTotals.ts';

/** Spec §5, to the letter. */
export const selectAllLabel = (isFiltered: boolean, bulk: 'select' | 'deselect' | 'none'): string =>
  `${bulk === 'deselect' ? 'Deselect' : 'Select'} All${isFiltered ? ' Filtered' : ''}`;

/** `12 tables, 13 columns`: what select-all is about. */
export const describeBulkSize = ({ tables, columns }: SchemaBulkSize): string =>
  [tables > 0 && formatQuantity(tables, 'table'), columns > 0 && formatQuantity(columns, 'column')]
    .filter((part) => part !== false)
    .join(', ');

/** `+4 tables, −1, 2 keys changed`; empty where nothing differs from what was saved. */
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

/** How many names a sentence gives before it only counts. */
const mostNamed = 3;

/** Names of tables or columns in a sentence, with what hides in them shown (docs/threats.md T-25). */
export function listNames(names: readonly string[]): string {
  const rest = names.length - mostNamed;
  return (
    names.slice(0, mostNamed).map(showHidden).join(', ') + (rest > 0 ? ` and ${formatCount(rest)} more` : '')
  );
}

/** What came and what went, one sentence each. */
export function describeDiff(diff: SchemaDiff): readonly string[] {
  const part = (names: readonly string[], noun: string, verb: string): string =>
    `${formatQuantity(names.length, noun)} ${verb}: ${listNames(names)}.`;
  return [
    diff.tablesCame.length > 0 && part(diff.tablesCame, 'new table', 'to choose from'),
    diff.tablesGone.length > 0 && part(diff.tablesGone, 'table', 'gone'),
    diff.selectedGone.length > 0 &&
      `${listNames(diff.selectedGone)} ${diff.selectedGone.length === 1 ? 'was' : 'were'} selected, and will be again if found later.`,
    diff.columnsCame.length > 0 && part(diff.columnsCame, 'new column', 'found'),
    diff.columnsGone.length > 0 && part(diff.columnsGone, 'column', 'gone'),
  ].filter((sentence) => sentence !== false);
}

/** What others saved, and what becomes of one's own, one sentence each. */
export function describeNews({ followed, contested }: SchemaNews): readonly string[] {
  const isOne = contested.length === 1;
  return [
    followed.length > 0 &&
      `${formatQuantity(followed.length, 'table')} ${followed.length === 1 ? 'is' : 'are'} shown as they saved ${followed.length === 1 ? 'it' : 'them'}: ${listNames(followed)}.`,
    contested.length > 0 &&
      `${formatQuantity(contested.length, 'table')} you changed as well: ${listNames(contested)}. What you chose is kept, and replaces what they saved of ${isOne ? 'it' : 'them'} when you save.`,
  ].filter((sentence) => sentence !== false);
}

/** Why there is nothing to see. */
export function describeNoMatch({ search, show }: SchemaView): {
  readonly title: string;
  readonly words: string;
} {
  if (search === '' && show === 'selected')
    return { title: 'No table is selected', words: 'Select tables among all of them.' };
  if (search === '' && show === 'changed')
    return { title: 'Nothing is changed', words: 'Everything is as it was saved.' };
  const among = show === 'all' ? 'Neither' : `Among those ${show}, neither`;
  return {
    title: 'No table is like that',
    words: `${among} a table nor a column matches. What is selected stays selected.`,
  };
}

/** Spec §8, to the letter: what the service said, or this. */
export function describeSchemaProblem(problem: Problem): ProblemWording {
  return {
    title:
      problem.detail ??
      'An error occurred while fetching schema, please check the configuration and try again.',
    advice: 'What is selected is kept.',
  };
}

/** `128 of 5,000 tables, 2,941 columns`. */
export const describeSelection = (
  selected: { readonly tables: number; readonly columns: number },
  all: number,
): string =>
  `${formatCount(selected.tables)} of ${formatQuantity(all, 'table')}, ${formatQuantity(selected.columns, 'column')}`;

/** Why it cannot be saved; `undefined` where it can. */
export const whyNotSaveSchema = (selectedTables: number): string | undefined =>
  selectedTables === 0 ? 'Select at least one table to save.' : undefined;
