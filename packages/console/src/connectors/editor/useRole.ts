import type { Definition } from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';
import { loading } from '@millrace/ui/domain/remote';
import type { SectionResources } from '@millrace/ui/forms/ConnectorForm';
import { useQueryClient } from '@tanstack/react-query';

import { useLateStore } from '../../kit/useLateStore.ts';

const nothing = () => undefined;
const start: SectionResources['role'] = {
  externalId: loading,
  onReloadTemplate: nothing,
  onReloadExternalId: nothing,
};

/** What the role of a bucket is made from, in a form that has one. Its code loads with such a form. */
export function useRole({ sections }: Definition, model: FormModel): SectionResources['role'] {
  const queryClient = useQueryClient();
  return useLateStore(
    sections.find((section) => section.kind === 'role'),
    () => import('./readRole.ts'),
    ({ readRole }, { paths }) => readRole({ model, paths, queryClient }),
    start,
  ).state;
}
