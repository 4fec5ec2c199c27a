import type { CollectionStatus, CollectionUsage } from '../entities/usage.ts';
import { formatQuantity } from '../format/count.ts';

const loading: readonly string[] = ['initial_sync', 'resyncing'] satisfies readonly CollectionStatus[];

/** The tables that are being copied now, and those that wait for it. */
export const loadsOf = (
  collections: readonly CollectionUsage[],
): Readonly<Record<'copying' | 'waiting', readonly CollectionUsage[]>> => ({
  copying: collections.filter(({ status }) => loading.includes(status)),
  waiting: collections.filter(({ status }) => status === 'waiting'),
});

/** Whether tables are copied for the first time. Tables that only wait are, unless all of them have records already. */
export function isInitialSync(collections: readonly CollectionUsage[]): boolean {
  const { copying, waiting } = loadsOf(collections);
  if (copying.length > 0) return copying.some(({ status }) => status === 'initial_sync');
  return waiting.length === 0 || waiting.some(({ totalRecords }) => totalRecords === 0);
}

/** Progress of copying: the tables that neither wait nor are being copied. */
export function initialSyncProgress(
  collections: readonly CollectionUsage[],
): { readonly done: number; readonly all: number } | null {
  const known = collections.filter(({ status }) => status !== '');
  if (known.length === 0) return null;
  const { copying, waiting } = loadsOf(known);
  return { done: known.length - copying.length - waiting.length, all: known.length };
}

/** `12 of 128 tables copied` */
export const progressSentence = ({ done, all }: { readonly done: number; readonly all: number }): string =>
  `${done} of ${formatQuantity(all, 'table')} copied`;

/**
 * What is being copied, as a sentence; `null` if nothing is, `undefined` if the service does not tell. A resync counts only
 * what is left, because its answers do not tell which tables it has copied.
 */
export function describeLoads(
  collections: readonly CollectionUsage[],
): { readonly kind: 'initial' | 'resync'; readonly text: string } | null | undefined {
  const progress = initialSyncProgress(collections);
  if (progress === null) return undefined;
  const left = progress.all - progress.done;
  if (left === 0) return null;
  return isInitialSync(collections)
    ? { kind: 'initial', text: `${progressSentence(progress)}.` }
    : { kind: 'resync', text: `${formatQuantity(left, 'table')} left to copy.` };
}
