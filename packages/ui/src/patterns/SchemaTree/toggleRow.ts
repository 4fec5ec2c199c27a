import type { SchemaMatches } from '../../domain/schema/schemaFilter.ts';
import type { SchemaModel } from '../../domain/schema/schemaModel.ts';
import { kindOf, numberOf, type SchemaRow } from '../../domain/schema/schemaRows.ts';

/** Presses a row's checkbox. A schema's checkbox affects only the tables that are shown under it. */
export function toggleRow(model: SchemaModel, matches: SchemaMatches, row: SchemaRow): void {
  const { index } = model.getSnapshot();
  const number = numberOf(row);
  const kind = kindOf(row);
  if (kind === 'group') {
    const group = index.groups[number];
    const isIn = (table: number): boolean => group !== undefined && table >= group.first && table < group.end;
    const inGroup = { ...matches, tables: matches.tables.filter(isIn) };
    model.setShown(inGroup, model.bulkOf(inGroup) === 'select');
  } else if (kind === 'table') {
    model.setTable(number, !model.isSelected(number));
  } else if (!(model.isKey(number) && model.isSelected(index.tableOf(number)))) {
    model.setColumn(number, !model.isColumnOn(number));
  }
}
