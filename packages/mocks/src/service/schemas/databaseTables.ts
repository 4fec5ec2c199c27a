import type { WireSchemaColumn } from '@millrace/ui/contract';
import { setting } from '../connectorConfig/nodeConfig.ts';
import { chance } from '../core/random.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import { commonColumns, subjects, variants } from './families/databases.ts';
import { columnFrom, type SchemaTable } from './schemaTable.ts';

/** From this number of tables on, every table has the same number of columns. */
const large = 1_000;
const columnsOfLarge = 40;

const key = columnFrom('id bigint*');
const times = ['created_at datetime', 'updated_at datetime'].map(columnFrom);
const common = commonColumns.map(columnFrom);
const own = subjects.map(({ columns }) => columns.map(columnFrom));

const made = new Map<string, readonly WireSchemaColumn[]>();

/** The columns of a subject, at least `count` of them. Cached, because the list never changes. */
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

/** Other tables of a large database: one without a key, a view, and a forgotten one. */
const special: readonly SchemaTable[] = [
  { name: 'sessions_raw', columns: columnsOf(26, 41, false), ineligibleReason: null },
  {
    name: 'open_orders',
    columns: columnsOf(1, 8, false),
    ineligibleReason: 'Views can’t be replicated: they have no change log.',
  },
  // The first to be removed.
  { name: 'temp_import_2023', columns: columnsOf(29, 9, false), ineligibleReason: null },
];

/** The configured schema, or the default one (spec §9); `null` for a database without schemas. */
function firstSchemaOf({ type, config }: NodeRow): string | null {
  if (type === 'postgres') return setting(config, 'pgschema') || 'public';
  return type === 'sqlserver' ? setting(config, 'sqlsrvschema') || 'dbo' : null;
}

/** The schemas of every six tables: most are in the first. */
const spread = [0, 0, 0, 1, 0, 2] as const;

const placed = (table: SchemaTable, first: string | null, index = 0): SchemaTable => {
  if (first === null) return table;
  const schema = [first, 'sales', 'audit'][spread[index % spread.length] ?? 0];
  return { ...table, name: `${schema}.${table.name}` };
};

function tableAt(seed: number, source: NodeRow, index: number, count: number): SchemaTable {
  const round = Math.floor(index / subjects.length);
  const shard = Math.floor(round / variants.length);
  const name = [
    subjects[index % subjects.length]?.name,
    variants[round % variants.length],
    shard === 0 ? '' : `_${String(shard).padStart(2, '0')}`,
  ].join('');
  const columns =
    count >= large ? columnsOfLarge : 9 + Math.floor(chance(seed, 'columns', source.id, index) * 25);
  return { name, columns: columnsOf(index % subjects.length, columns, true), ineligibleReason: null };
}

/** The table number `index` of those added later. */
function newcomerAt(index: number): SchemaTable {
  const batch = String(Math.floor(index / 2) + 1).padStart(2, '0');
  const name = `import_${batch}_${index % 2 === 0 ? 'rows' : 'errors'}`;
  return { name, columns: columnsOf(25, 12, true), ineligibleReason: null };
}

/** Initial number of tables. */
const countOf = (seed: number, { id, tables }: NodeRow): number =>
  tables ?? 24 + Math.floor(chance(seed, 'tables', id) * 40);

/** A database's tables after a number of hours: each hour adds two and removes one. */
export function databaseTables(seed: number, source: NodeRow, hours: number): readonly SchemaTable[] {
  const first = firstSchemaOf(source);
  const count = countOf(seed, source);
  const usual = Array.from({ length: count - special.length }, (_, index) =>
    placed(tableAt(seed, source, index, count), first, index),
  );
  const tables = [...usual, ...special.map((table) => placed(table, first))];
  return [
    ...tables.slice(0, Math.max(1, tables.length - hours)),
    ...Array.from({ length: hours * 2 }, (_, index) => placed(newcomerAt(index), first)),
  ];
}
