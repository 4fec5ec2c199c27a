import type { WireSchemaCollection, WireSchemaColumn } from '@millrace/ui/contract';
import { hostTypes } from '../connectors/connectionSteps.ts';
import { hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { NodeRow } from '../core/rows.ts';
import { commonColumns, databaseSchemas, subjects, variants } from './schemaWords.ts';

/** A table by its name; its columns are made when they are asked for. */
export interface SchemaTable {
  readonly name: string;
  readonly columns: readonly WireSchemaColumn[];
  readonly ineligibleReason: string | null;
}

/** After how many hours a schema rests: a demo that runs for months should not grow for months. */
const lastChange = 12;
/** From this many tables on, every table has the same number of columns. */
const large = 1_000;
const columnsOfLarge = 40;

const parse = (text: string): WireSchemaColumn => {
  const [column_name = '', type = ''] = text.split(' ');
  return {
    column_name,
    data_type: type.replace('?', ''),
    is_nullable: type.endsWith('?') ? 'YES' : 'NO',
  };
};
const key: WireSchemaColumn = {
  column_name: 'id',
  data_type: 'bigint',
  is_nullable: 'NO',
  is_primary_key: true,
};
const times = ['created_at datetime', 'updated_at datetime'].map(parse);
const common = commonColumns.map(parse);
const own = subjects.map(({ columns }) => columns.map(parse));

const made = new Map<string, readonly WireSchemaColumn[]>();

/** The columns of a subject, `count` of them where it has fewer itself; the same list each time, as it never changes. */
function columnsOf(subject: number, count: number, hasKey: boolean): readonly WireSchemaColumn[] {
  const print = `${subject} ${count} ${hasKey}`;
  let columns = made.get(print);
  if (!columns) {
    const first = [...(hasKey ? [key] : []), ...(own[subject] ?? []), ...times];
    const names = new Set(first.map(({ column_name }) => column_name));
    const rest = common.filter(({ column_name }) => !names.has(column_name));
    columns = [...first, ...rest].slice(0, Math.max(count, first.length));
    made.set(print, columns);
  }
  return columns;
}

const special: readonly SchemaTable[] = [
  { name: 'public.sessions_raw', columns: columnsOf(26, 41, false), ineligibleReason: null },
  {
    name: 'public.open_orders',
    columns: columnsOf(1, 8, false),
    ineligibleReason: 'It is a view, and views keep no log of their changes.',
  },
  // The first to go.
  { name: 'public.temp_import_2023', columns: columnsOf(29, 9, false), ineligibleReason: null },
];

/** Which schema of a database the n-th table lies in: most in the first. */
const schemaAt = (index: number): string => databaseSchemas[[0, 0, 0, 1, 0, 2][index % 6] ?? 0] ?? 'public';

function tableAt(seed: number, source: NodeRow, index: number, count: number): SchemaTable {
  const round = Math.floor(index / subjects.length);
  const shard = Math.floor(round / variants.length);
  const name = [
    hostTypes.includes(source.type) ? `${schemaAt(index)}.` : '',
    subjects[index % subjects.length]?.name,
    variants[round % variants.length],
    shard === 0 ? '' : `_${String(shard).padStart(2, '0')}`,
  ].join('');
  const columns =
    count >= large ? columnsOfLarge : 9 + Math.floor(chance(seed, 'columns', source.id, index) * 25);
  return { name, columns: columnsOf(index % subjects.length, columns, true), ineligibleReason: null };
}

/** A table that came `index` after the first that did. */
function newcomerAt(source: NodeRow, index: number): SchemaTable {
  const batch = String(Math.floor(index / 2) + 1).padStart(2, '0');
  const name = `import_${batch}_${index % 2 === 0 ? 'rows' : 'errors'}`;
  return {
    name: hostTypes.includes(source.type) ? `public.${name}` : name,
    columns: columnsOf(25, 12, true),
    ineligibleReason: null,
  };
}

/** How many tables a source has at first. */
const countOf = (seed: number, source: NodeRow): number => {
  if (source.tables !== null) return source.tables;
  if (source.type === 's3') return 1;
  const [least, most] = hostTypes.includes(source.type) ? [24, 64] : [8, 28];
  return least + Math.floor(chance(seed, 'tables', source.id) * (most - least));
};

/** How many times its tables have changed by now: with each hour since `begun`, until they rest. */
export const changesSince = ({ now, begun }: { readonly now: number; readonly begun: number }): number =>
  Math.min(lastChange, Math.max(0, Math.floor((now - begun) / hourMs)));

/**
 * A source's tables at a time. They follow from seed, source and time alone, so nothing is stored; each hour that has
 * passed since `begun` brought two tables and took one.
 */
export function tablesOf(
  seed: number,
  source: NodeRow,
  time: { readonly now: number; readonly begun: number },
): readonly SchemaTable[] {
  const hours = changesSince(time);
  const count = countOf(seed, source);
  const odd = hostTypes.includes(source.type) ? special : [];
  const usual = Array.from({ length: count - odd.length }, (_, index) => tableAt(seed, source, index, count));
  const tables = [...usual, ...odd];
  return [
    ...tables.slice(0, Math.max(1, tables.length - hours)),
    ...Array.from({ length: hours * 2 }, (_, index) => newcomerAt(source, index)),
  ];
}

const withoutKey = ({ is_primary_key: _isKey, ...column }: WireSchemaColumn): WireSchemaColumn => column;

/** A table's columns on the wire, with or without what is only assumed. */
export const columnsToWire = ({ columns }: SchemaTable, hasAssumed: boolean): readonly WireSchemaColumn[] =>
  hasAssumed ? columns : columns.map(withoutKey);

export const toWire = (table: SchemaTable, hasAssumed: boolean): WireSchemaCollection => ({
  columns: columnsToWire(table, hasAssumed),
  ...(hasAssumed && table.ineligibleReason !== null && { ineligible_reason: table.ineligibleReason }),
});
