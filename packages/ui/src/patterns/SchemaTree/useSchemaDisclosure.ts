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
  };
}
