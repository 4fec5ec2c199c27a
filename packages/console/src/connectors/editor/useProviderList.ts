import type { Definition } from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';
import { loading } from '@millrace/ui/domain/remote';
import type { SectionResources } from '@millrace/ui/forms/ConnectorForm';
import { useQueryClient } from '@tanstack/react-query';

import { useLateStore } from '../../kit/useLateStore.ts';
import type { ListState } from './providerList.ts';

const start: ListState = { access: 'granted', items: loading };

/** The list of a form whose provider has one. Its code loads with such a form. */
export function useProviderList(
  { authentication, sections }: Definition,
  model: FormModel,
  savedId: number | undefined,
): SectionResources['providerRows'] {
  const queryClient = useQueryClient();
  const { store, state } = useLateStore(
    sections.find((section) => section.kind === 'providerRows'),
    () => import('./providerList.ts'),
    ({ createProviderList }, { list }) => createProviderList({ list, model, queryClient, savedId }),
    start,
  );
  return {
    ...state,
    ...(authentication.kind === 'oauth' && { provider: authentication.provider }),
    onRefresh: () => store?.refresh(),
  };
}
