import { useState } from 'react';
import type { SchemaIndex } from '../../domain/schema/schemaIndex.ts';
import { kindOf, numberOf, type SchemaDisclosure, type SchemaRow } from '../../domain/schema/schemaRows.ts';

const allClosed: SchemaDisclosure = { closedGroups: new Set(), openTables: new Set() };

function withName(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(names);
  if (isIn) next.add(name);
  else next.delete(name);
  return next;
}

/** Which schemas and tables are open, by their names, so that a new reading of the source leaves them so. */
export function useSchemaDisclosure(index: SchemaIndex) {
  const [disclosure, setDisclosure] = useState(allClosed);
  const { closedGroups, openTables } = disclosure;
  const groupName = (row: SchemaRow): string => index.groups[numberOf(row)]?.name ?? '';
  const tableName = (row: SchemaRow): string => index.tables[numberOf(row)]?.table ?? '';
  return {
    /** The same object until something is opened or closed. */
    disclosure,

    /** `undefined` for what cannot be open. */
    isOpen(row: SchemaRow): boolean | undefined {
      const kind = kindOf(row);
      if (kind === 'column') return undefined;
      return kind === 'group' ? !closedGroups.has(groupName(row)) : openTables.has(tableName(row));
    },

    setOpen(row: SchemaRow, isOpen: boolean): void {
      if (kindOf(row) === 'group')
        setDisclosure({ ...disclosure, closedGroups: withName(closedGroups, groupName(row), !isOpen) });
      else setDisclosure({ ...disclosure, openTables: withName(openTables, tableName(row), isOpen) });
    },
  };
}
