import { providerName, type Definition } from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';
import { loading } from '@millrace/ui/domain/remote';
import type { SectionResources } from '@millrace/ui/forms/ConnectorForm';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { retryUntilLoaded } from '../router/retryImport.ts';
import type { ListState, ProviderList } from './providerList.ts';

const notLoaded: ListState = { access: 'granted', items: loading };
const never = () => () => undefined;

/** The list of a form whose provider has one. Its code loads with such a form. */
export function useProviderList(
  { authentication, sections }: Definition,
  model: FormModel,
  savedId: number | undefined,
): Omit<SectionResources['providerRows'], 'onReconnect'> {
  const queryClient = useQueryClient();
  const [made, setMade] = useState<ProviderList>();
  const list = sections.find((section) => section.kind === 'providerRows')?.list;
  useEffect(() => {
    if (list === undefined) return undefined;
    let current: ProviderList | undefined;
    const load = retryUntilLoaded(
      async () => (await import('./providerList.ts')).createProviderList,
      (create) => {
        current = create({ list, model, queryClient, savedId });
        setMade(current);
      },
    );
    return () => {
      load.stop();
      current?.stop();
      setMade(undefined);
    };
  }, [list, model, queryClient, savedId]);
  const state = useSyncExternalStore(made?.subscribe ?? never, made?.getSnapshot ?? (() => notLoaded));
  const provider = authentication.kind === 'oauth' ? providerName(authentication.provider) : '';
  return { ...state, provider, onRefresh: () => made?.refresh() };
}
