import type { SchemaModel } from '@millrace/ui/domain/schema';

import type { Ask } from '../modals/useAsk.ts';
import { tableReloads } from './dialogs.ts';

/**
 * Confirms a save that loads tables from the start. If others save meanwhile and the tables to load change,
 * it asks again with the new ones.
 * @returns whether to save
 */
export async function confirmReloads(
  ask: Ask,
  model: SchemaModel,
  { isRunning }: { readonly isRunning: boolean },
): Promise<boolean> {
  const reloads = model.toReloads();
  if (reloads.length === 0) return true;
  if (!(await ask(tableReloads, { reloads, isRunning }))) return false;
  const isSame = JSON.stringify(model.toReloads()) === JSON.stringify(reloads);
  return isSame || confirmReloads(ask, model, { isRunning });
}
