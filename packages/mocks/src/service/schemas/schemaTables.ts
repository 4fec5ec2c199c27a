import { hostTypes } from '../connectors/connectionSteps.ts';
import { hourMs } from '../core/durations.ts';
import type { NodeRow } from '../core/rows.ts';
import { databaseTables } from './databaseTables.ts';
import { familyOf } from './families/ofConnector.ts';
import type { TableWords } from './families/tableWords.ts';
import { fileTable } from './fileTable.ts';
import { columnFrom, type SchemaTable } from './schemaTable.ts';

/** After how many hours a database's schema rests: a demo that runs for months should not grow for months. */
const lastChange = 12;

const families: ReadonlyMap<string, TableWords> = new Map(Object.entries(familyOf));
const made = new Map<TableWords, readonly SchemaTable[]>();

/** A provider's tables; the same list each time, as it never changes. */
function providerTables(words: TableWords): readonly SchemaTable[] {
  let tables = made.get(words);
  if (!tables) {
    tables = Object.entries(words).map(([name, columns]) => ({
      name,
      columns: columns.split(', ').map(columnFrom),
      ineligibleReason: null,
    }));
    made.set(words, tables);
  }
  return tables;
}

interface SchemaTime {
  readonly now: number;
  readonly begun: number;
}

/** How many times a source's tables have changed by now: a database's with each hour since `begun`, until they rest. */
export const changesSince = ({ type }: Pick<NodeRow, 'type'>, { now, begun }: SchemaTime): number =>
  hostTypes.includes(type) ? Math.min(lastChange, Math.max(0, Math.floor((now - begun) / hourMs))) : 0;

/** A source's tables at a time. They follow from seed, source and time alone, so nothing is stored. */
export function tablesOf(seed: number, source: NodeRow, time: SchemaTime): readonly SchemaTable[] {
  if (hostTypes.includes(source.type)) return databaseTables(seed, source, changesSince(source, time));
  const words = families.get(source.type);
  return words ? providerTables(words) : [fileTable(seed, source)];
}
