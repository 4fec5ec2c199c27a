import { toId, type ProviderItem } from '@millrace/ui/domain/entities';
import type { FormModel } from '@millrace/ui/domain/forms';
import { loading, problemOf } from '@millrace/ui/domain/remote';
import type { ProviderList as ListName } from '@millrace/ui/domain/connectors';
import type { SectionResources } from '@millrace/ui/forms/ConnectorForm';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';

import type { ReadKey } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { accessPath, providerLists } from './providerLists.ts';

export interface ProviderListOptions {
  readonly list: ListName;
  readonly model: FormModel;
  readonly queryClient: QueryClient;
  /** The source that is edited; left out for a new one. */
  readonly savedId: number | undefined;
}

export type ListState = Pick<SectionResources['providerRows'], 'access' | 'items'>;

/** What a provider lists for one form. It follows the form's sign-in. */
export interface ProviderList {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => ListState;
  readonly refresh: () => void;
  readonly stop: () => void;
}

type Items = readonly ProviderItem[];
type Observer = QueryObserver<Items, Error, Items, Items, ReadKey>;

/** The service refuses access that has expired, or that the provider does not know. */
const isRefusal = (error: Error | null): boolean => {
  const status = error === null ? undefined : problemOf(error).status;
  return status === 400 || status === 422;
};

/** Numbers sign-ins, which share the cache. */
let grants = 0;

/** Reads the list with the access of this form's sign-in, otherwise with that of the saved source. */
export function createProviderList({ list, model, queryClient, savedId }: ProviderListOptions): ProviderList {
  const access = model.at(accessPath, 'secret');
  const calls = providerLists[list];
  const listeners = new Set<() => void>();
  let held = access.getSnapshot();
  let observer: Observer | undefined;
  let stopObserving: (() => void) | undefined;
  let snapshot: ListState = { access: 'missing', items: loading };

  const publish = (): void => {
    const result = observer?.getCurrentResult();
    snapshot = result
      ? { access: isRefusal(result.error) ? 'refused' : 'granted', items: toRemote(result) }
      : { access: 'missing', items: loading };
    for (const listener of listeners) listener();
  };
  const readNow = () => {
    if (held.value !== '') return calls.ofSignIn({ grant: (grants += 1) }, model);
    return held.isStored && savedId !== undefined ? calls.ofSource(toId(savedId)) : undefined;
  };
  const observe = (): void => {
    stopObserving?.();
    const query = readNow();
    // Each form reads the list once, and refreshes it on demand only (docs/faults.md R5).
    observer = query && new QueryObserver(queryClient, { ...query, gcTime: 0 });
    stopObserving = observer?.subscribe(publish);
    publish();
  };
  let isStopped = false;
  const unsubscribe = access.subscribe(() => {
    const next = access.getSnapshot();
    const isSame = next.value === held.value && next.isStored === held.isStored;
    held = next;
    // The sign-in fills its fields one after the other; the list is read with all of them.
    if (!isSame) queueMicrotask(() => !isStopped && observe());
  });
  observe();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    refresh: () => void observer?.refetch(),
    stop() {
      isStopped = true;
      unsubscribe();
      stopObserving?.();
    },
  };
}
