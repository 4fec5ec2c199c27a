import { columnTypes, isKnown } from '@millrace/ui/domain';
import { isList, isObject, valueAt, type Config, type Value } from './nodeConfig.ts';
import type { FieldRefusal } from '../core/refusal.ts';

/** What makes a column of files (spec §3 "Schema column"), by its key. */
const parts: Readonly<Record<string, (value: string) => boolean>> = {
  column_name: (value) => value.trim() !== '',
  data_type: (value) => isKnown(columnTypes, value),
  is_nullable: (value) => value === 'YES' || value === 'NO',
};

function wrongParts(column: Value): readonly (readonly string[])[] {
  // It is wrong as a whole.
  if (!isObject(column)) return [[]];
  return Object.entries(parts).flatMap(([key, isRight]) => {
    const value = valueAt(column, key);
    return typeof value === 'string' && isRight(value) ? [] : [[key]];
  });
}

/** What is wrong with the columns that a file source is told to have. */
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
