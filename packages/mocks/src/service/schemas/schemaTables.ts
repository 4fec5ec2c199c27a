import { hostTypes } from '../connections/connectionSteps.ts';
import { hourMs } from '../core/durations.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import { databaseTables } from './databaseTables.ts';
import { familyOf } from './families/ofConnector.ts';
import type { TableWords } from './families/tableWords.ts';
import { fileTable } from './fileTable.ts';
import { columnFrom, type SchemaTable } from './schemaTable.ts';

/** Hours after which a database's schema stops changing: a demo that runs for months should not grow for months. */
const lastChange = 12;

const families: ReadonlyMap<string, TableWords> = new Map(Object.entries(familyOf));
const made = new Map<TableWords, readonly SchemaTable[]>();

/** A provider's tables. Cached, because the list never changes. */
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

/** Number of changes of a source's tables: for a database one per hour since `begun`, up to the limit. */
export const changesSince = ({ type }: Pick<NodeRow, 'type'>, { now, begun }: SchemaTime): number =>
  hostTypes.includes(type) ? Math.min(lastChange, Math.max(0, Math.floor((now - begun) / hourMs))) : 0;

/** A source's tables at a time. They follow from seed, source and time, so nothing is stored. */
export function tablesOf(seed: number, source: NodeRow, time: SchemaTime): readonly SchemaTable[] {
  if (hostTypes.includes(source.type)) return databaseTables(seed, source, changesSince(source, time));
  const words = families.get(source.type);
  return words ? providerTables(words) : [fileTable(seed, source)];
}
