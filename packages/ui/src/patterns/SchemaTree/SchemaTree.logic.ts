import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { columnsShown, type SchemaMatches } from '../../domain/schema/schemaFilter.ts';
import { nameWithin, type SchemaIndex } from '../../domain/schema/schemaIndex.ts';
import type { SchemaModel } from '../../domain/schema/schemaModel.ts';
import { kindOf, numberOf, type SchemaRow, type SchemaRowKind } from '../../domain/schema/schemaRows.ts';
import type { SchemaChange } from '../../domain/schema/schemaTotals.ts';
import type { BadgeTone } from '../../primitives/Badge/Badge.tsx';

/** The data that rows of the tree are made from. */
export interface SchemaTreeContent {
  readonly model: SchemaModel;
  readonly index: SchemaIndex;
  readonly matches: SchemaMatches;
  /** Names of the tables that the last refresh added. */
  readonly newTables: ReadonlySet<string>;
  /** Whether rows show how they differ from the saved selection. */
  readonly showsChanges: boolean;
  /** Prefix of the ids in this tree. */
  readonly id: string;
  /** Whether nothing can be selected. */
  readonly isReadOnly: boolean;
}

export interface SchemaBadge {
  readonly words: string;
  readonly tone: BadgeTone;
  /** Hidden on a phone, where the name needs the room and the checkbox shows the same. @default false */
  readonly isSpare?: boolean;
}

/** Text and its tone. */
export interface SchemaWords {
  readonly words: string;
  readonly look: 'key' | 'chosenKey' | 'dataType' | 'count' | 'quiet';
}

/** What a row shows. All kinds of rows share one shape, so that an element can show one after another. */
export interface SchemaRowView {
  readonly kind: SchemaRowKind;
  readonly name: string;
  /** The full name. */
  readonly title: string;
  /** Whether the row's item is selected. */
  readonly isOn: boolean;
  readonly box: 'all' | 'some' | 'none';
  /** Whether the checkbox is disabled. */
  readonly isFixed: boolean;
  /** Why it is disabled, if the reason shows under the name. */
  readonly reason: string | null;
  /** Id of the element that explains why it is disabled. */
  readonly reasonId?: string;
  /** `undefined` for a row without children. */
  readonly isOpen?: boolean;
  readonly badges: readonly SchemaBadge[];
  readonly aside: string;
  /** The part of the name to highlight, ignoring case; empty without a search. */
  readonly found: string;
  readonly key?: SchemaWords;
  readonly size?: SchemaWords;
}

const changeBadges: Record<SchemaChange, SchemaBadge> = {
  added: { words: 'Added', tone: 'accent' },
  removed: { words: 'Removed', tone: 'caution' },
  rekeyed: { words: 'Key changed', tone: 'accent' },
  reshaped: { words: 'Columns changed', tone: 'accent' },
};
const newBadge: SchemaBadge = { words: 'New', tone: 'info' };
const excludedBadge: SchemaBadge = { words: 'Excluded', tone: 'neutral', isSpare: true };
const keyBadge: SchemaBadge = { words: 'Primary key', tone: 'info' };
const chosenKeyBadge: SchemaBadge = { words: 'Custom key', tone: 'accent' };
const noBadges: readonly SchemaBadge[] = [];

/** A name split around the search text; `undefined` if it does not contain the text. */
export function splitFound(name: string, found: string): readonly [string, string, string] | undefined {
  if (found === '') return undefined;
  const lower = name.toLowerCase();
  const at = lower.indexOf(found.toLowerCase());
  // Some characters change their length with their case, which invalidates positions.
  if (at < 0 || lower.length !== name.length) return undefined;
  const end = at + found.length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}

/** Id of the sentence that explains why key columns stay selected. */
export const heldKeyId = (treeId: string): string => `${treeId}-key`;

const boxOf = (on: number, all: number): SchemaRowView['box'] =>
  on === 0 ? 'none' : on === all ? 'all' : 'some';

function viewGroup(
  { model, index, matches, isReadOnly }: SchemaTreeContent,
  group: number,
  isOpen?: boolean,
): SchemaRowView {
  const { name = '', first = 0, end = 0 } = index.groups[group] ?? {};
  const shown = matches.tables.filter((table) => table >= first && table < end);
  const on = shown.filter(model.isSelected).length;
  return {
    kind: 'group',
    name,
    title: name,
    isOn: true,
    box: boxOf(on, shown.length),
    isFixed: isReadOnly,
    reason: null,
    isOpen,
    badges: noBadges,
    found: '',
    aside: `${formatCount(on)} of ${formatQuantity(shown.length, 'table')}`,
  };
}

function viewTable(content: SchemaTreeContent, number: number, isOpen?: boolean): SchemaRowView {
  const { model, index, matches, newTables, showsChanges, id, isReadOnly } = content;
  const { table = '', columns = [], ineligibleReason = null } = index.tables[number] ?? {};
  const on = model.columnsOn(number);
  const change = showsChanges ? model.changeOf(number) : null;
  const hits = matches.isWhole(number) ? 0 : columnsShown(index, matches, number).length;
  const keys = model.keysOf(number).join(', ');
  const isNew = newTables.has(table);
  return {
    kind: 'table',
    // A heading makes the schema's name redundant; the title still contains it.
    name: index.groups.length > 0 ? nameWithin(index, table) : table,
    title: table,
    isOn: ineligibleReason === null,
    box: model.isSelected(number) ? (on === columns.length ? 'all' : 'some') : 'none',
    isFixed: isReadOnly || ineligibleReason !== null,
    reason: ineligibleReason,
    ...(ineligibleReason !== null && { reasonId: `${id}-${number}` }),
    isOpen,
    badges:
      isNew || change ? [...(isNew ? [newBadge] : []), ...(change ? [changeBadges[change]] : [])] : noBadges,
    found: matches.view.search,
    aside: hits > 0 ? `${formatQuantity(hits, 'column')} ${hits === 1 ? 'matches' : 'match'}` : '',
    key:
      keys === ''
        ? { words: 'No primary key', look: 'quiet' }
        : { words: keys, look: model.hasCustomKeys(number) ? 'chosenKey' : 'key' },
    size: { words: `${formatCount(on)} of ${formatCount(columns.length)}`, look: 'count' },
  };
}

function viewColumn(
  { model, index, matches, id, isReadOnly }: SchemaTreeContent,
  number: number,
): SchemaRowView {
  const table = index.tableOf(number);
  const { name = '', dataType = '', isNullable = false } = index.columnAt(number) ?? {};
  const isOn = model.isColumnOn(number);
  const isTableOn = model.isSelected(table);
  const isKey = model.isKey(number);
  const isHeldKey = isKey && isTableOn;
  const badges = [
    ...(isKey ? [model.hasCustomKeys(table) ? chosenKeyBadge : keyBadge] : []),
    ...(isTableOn && !isOn ? [excludedBadge] : []),
  ];
  return {
    kind: 'column',
    name,
    title: name,
    isOn,
    box: isOn ? 'all' : 'none',
    isFixed: isReadOnly || isHeldKey || index.tables[table]?.ineligibleReason !== null,
    reason: null,
    ...(isHeldKey && { reasonId: heldKeyId(id) }),
    badges,
    found: matches.view.search,
    aside: '',
    key: { words: isNullable ? 'Nullable' : 'Not null', look: 'quiet' },
    size: { words: dataType, look: 'dataType' },
  };
}

const views = { group: viewGroup, table: viewTable, column: viewColumn };

/** What a row currently shows. */
export const viewRow = (content: SchemaTreeContent, row: SchemaRow, isOpen?: boolean): SchemaRowView =>
  views[kindOf(row)](content, numberOf(row), isOpen);

/** A number that changes whenever rows made from the same content show something else. */
export function printOf({ model, index }: SchemaTreeContent, row: SchemaRow): number {
  const number = numberOf(row);
  const kind = kindOf(row);
  if (kind === 'group') return model.selectedIn(number);
  if (kind === 'table') return model.versionOf(number);
  const table = index.tableOf(number);
  const facts = [
    model.isColumnOn(number),
    model.isKey(number),
    model.isSelected(table),
    model.hasCustomKeys(table),
  ];
  return facts.reduce((bits, fact, at) => bits + (fact ? 2 ** at : 0), 0);
}
