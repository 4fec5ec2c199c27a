import { columnTypes, isKnown } from '@millrace/ui/domain/entities';
import { isList, isObject, valueAt, type Config, type Value } from './nodeConfig.ts';
import type { FieldRefusal } from '../core/refusal.ts';

/** The checks of a file column's parts (spec §3 "Schema column"), by key. */
const parts: Readonly<Record<string, (value: string) => boolean>> = {
  column_name: (value) => value.trim() !== '',
  data_type: (value) => isKnown(columnTypes, value),
  is_nullable: (value) => value === 'YES' || value === 'NO',
};

function wrongParts(column: Value): readonly (readonly string[])[] {
  // Not an object, so the column itself is refused.
  if (!isObject(column)) return [[]];
  return Object.entries(parts).flatMap(([key, isRight]) => {
    const value = valueAt(column, key);
    return typeof value === 'string' && isRight(value) ? [] : [[key]];
  });
}

/** Checks the columns that are sent for a file source. */
export function checkColumns(sent: Config): FieldRefusal[] {
  const columns = valueAt(sent, 'columns');
  if (!isList(columns)) return [];
  return columns.flatMap((column, index) =>
    wrongParts(column).map((path) => ({
      loc: ['config', 'columns', index, ...path],
      msg: 'This value is not valid.',
      type: 'value_error.column',
    })),
  );
}
