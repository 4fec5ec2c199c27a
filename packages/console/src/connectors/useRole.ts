import type { Definition } from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';
import { loading } from '@millrace/ui/domain/remote';
import type { SectionResources } from '@millrace/ui/forms/ConnectorForm';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { retryUntilLoaded } from '../router/retryImport.ts';
import type { RoleReads } from './readRole.ts';

const nothing = () => undefined;
const never = () => nothing;
const start: SectionResources['role'] = {
  externalId: loading,
  onReloadTemplate: nothing,
  onReloadExternalId: nothing,
};

/** What the role of a bucket is made from, in a form that has one. Its code loads with such a form. */
export function useRole({ sections }: Definition, model: FormModel): SectionResources['role'] {
  const queryClient = useQueryClient();
  const [role, setRole] = useState<RoleReads>();
  useEffect(() => {
    const paths = sections.find((section) => section.kind === 'role')?.paths;
    if (!paths) return undefined;
    let made: RoleReads | undefined;
    const load = retryUntilLoaded(
      async () => (await import('./readRole.ts')).readRole,
      (begin) => {
        made = begin({ model, paths, queryClient });
        setRole(made);
      },
    );
    return () => {
      load.stop();
      made?.stop();
      setRole(undefined);
    };
  }, [sections, model, queryClient]);
  return useSyncExternalStore(role?.subscribe ?? never, role?.getSnapshot ?? (() => start));
}
