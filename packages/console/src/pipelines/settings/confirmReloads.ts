import type { SchemaModel, TableReload } from '@millrace/ui/domain/schema';

export interface ReloadQuestion {
  readonly reloads: readonly TableReload[];
  /** Whether the pipeline runs. If not, the tables are loaded when it does. */
  readonly isRunning: boolean;
}

/**
 * Confirms a save that loads tables from the start. If others save meanwhile and the tables to load change,
 * it asks again with the new ones.
 * @returns whether to save
 */
export async function confirmReloads(
  ask: (question: ReloadQuestion) => Promise<boolean | undefined>,
  model: SchemaModel,
  { isRunning }: Pick<ReloadQuestion, 'isRunning'>,
): Promise<boolean> {
  const reloads = model.toReloads();
  if (reloads.length === 0) return true;
  if (!(await ask({ reloads, isRunning }))) return false;
  const isSame = JSON.stringify(model.toReloads()) === JSON.stringify(reloads);
  return isSame || confirmReloads(ask, model, { isRunning });
}
