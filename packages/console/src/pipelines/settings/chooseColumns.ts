import type { SchemaModel } from '@millrace/ui/domain/schema';

import type { Ask } from '../../dialogs/useAsk.ts';
import { customPrimaryKey, excludeFields } from './dialogs.ts';

/** A table of the current schema. A refresh may have removed it. */
function findTable(model: SchemaModel, table: string) {
  const { index } = model.getSnapshot();
  const number = index.numberOf.get(table);
  const collection = number === undefined ? undefined : index.tables[number];
  if (number === undefined || collection === undefined) return undefined;
  return { number, columns: collection.columns, mapping: model.mappingOf(number) };
}

export async function chooseExcluded(ask: Ask, model: SchemaModel, table: string): Promise<void> {
  const found = findTable(model, table);
  if (!found) return;
  const { number, columns, mapping } = found;
  const { excluded: before } = mapping;
  const excluded = await ask(excludeFields, { table, columns, keys: model.keysOf(number), excluded: before });
  const now = findTable(model, table);
  if (excluded && now) model.setExcluded(now.number, excluded);
}

export async function chooseKeys(ask: Ask, model: SchemaModel, table: string): Promise<void> {
  const found = findTable(model, table);
  if (!found) return;
  const { customPrimaryKeys } = found.mapping;
  const keys = await ask(customPrimaryKey, { table, columns: found.columns, customPrimaryKeys });
  const now = findTable(model, table);
  if (keys && now) model.setCustomKeys(now.number, keys);
}
