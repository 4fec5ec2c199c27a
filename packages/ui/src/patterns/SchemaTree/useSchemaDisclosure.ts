import { useState } from 'react';
import type { SchemaMatches } from '../../domain/schema/schemaFilter.ts';
import type { SchemaIndex } from '../../domain/schema/schemaIndex.ts';
import {
  isTableOpen,
  kindOf,
  numberOf,
  type SchemaDisclosure,
  type SchemaRow,
} from '../../domain/schema/schemaRows.ts';

const none: ReadonlySet<string> = new Set();
const initial: SchemaDisclosure = { closedGroups: none, openTables: none, closedMatches: none };

function withName(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(names);
  if (isIn) next.add(name);
  else next.delete(name);
  return next;
}

/** Which schemas and tables are open, by name, so that refreshing the schema keeps them open. */
export function useSchemaDisclosure(index: SchemaIndex, matches: SchemaMatches) {
  const { search } = matches.view;
  const [held, setHeld] = useState({ ...initial, search });
  // Rows closed during one search do not affect the next search.
  const disclosure = held.search === search ? held : { ...held, closedMatches: none, search };
  if (disclosure !== held) setHeld(disclosure);
  const setDisclosure = (changes: Partial<SchemaDisclosure>): void => setHeld({ ...disclosure, ...changes });
  const { closedGroups, openTables, closedMatches } = disclosure;
  const groupName = (row: SchemaRow): string => index.groups[numberOf(row)]?.name ?? '';
  const tableName = (row: SchemaRow): string => index.tables[numberOf(row)]?.table ?? '';
  const withTables = (tables: readonly number[]): Partial<SchemaDisclosure> => {
    const [open, closed] = [new Set(openTables), new Set(closedMatches)];
    for (const table of tables) {
      const name = index.tables[table]?.table ?? '';
      if (matches.isWhole(table)) open.add(name);
      else closed.delete(name);
    }
    return { openTables: open, closedMatches: closed };
  };
  return {
    /** The same object until a row is opened or closed. */
    disclosure,

    /** `undefined` for rows without children. */
    isOpen(row: SchemaRow): boolean | undefined {
      const kind = kindOf(row);
      if (kind === 'column') return undefined;
      return kind === 'group'
        ? !closedGroups.has(groupName(row))
        : isTableOpen(tableName(row), matches.isWhole(numberOf(row)), disclosure);
    },

    setOpen(row: SchemaRow, isOpen: boolean): void {
      if (kindOf(row) === 'group')
        setDisclosure({ closedGroups: withName(closedGroups, groupName(row), !isOpen) });
      else if (matches.isWhole(numberOf(row)))
        setDisclosure({ openTables: withName(openTables, tableName(row), isOpen) });
      else setDisclosure({ closedMatches: withName(closedMatches, tableName(row), !isOpen) });
    },

    /** Opens a row and its siblings: all schemas, or the tables of one schema. */
    openSiblings(row: SchemaRow): void {
      const kind = kindOf(row);
      if (kind === 'group') setDisclosure({ closedGroups: none });
      if (kind !== 'table') return;
      const group = index.groupOf(numberOf(row));
      setDisclosure(withTables(matches.tables.filter((table) => index.groupOf(table) === group)));
    },

    /** Opens or closes all schemas and all shown tables. */
    setAllOpen(isOpen: boolean): void {
      if (isOpen) return setDisclosure({ ...withTables(matches.tables), closedGroups: none });
      setDisclosure({
        closedGroups: new Set(index.groups.map(({ name }) => name)),
        openTables: none,
        closedMatches: new Set(
          matches.tables.flatMap((table) =>
            matches.isWhole(table) ? [] : (index.tables[table]?.table ?? ''),
          ),
        ),
      });
    },
  };
}
