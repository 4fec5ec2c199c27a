import { listAlerts } from '@millrace/ui/contract';
import type { AlertId } from '@millrace/ui/domain/entities';
import type { FormModel } from '@millrace/ui/domain/forms';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

import { read } from '../../data/read.ts';
import { noWork, useLeaveGuard } from '../../guard/useLeaveGuard.ts';
import { alertsNamed } from './alertWrites.ts';

const never = () => false;
/** The draft is stored. */
const always = () => true;
const alertWork = ['Alert'];

/** Names of other alerts that are like the name that was left in the form. */
export function useAlertNames(ownId?: AlertId) {
  const [leftName, onNameLeft] = useState('');
  const { data } = useQuery({
    ...read(listAlerts, leftName === '' ? undefined : alertsNamed(leftName)),
    retry: false,
  });
  const before = useMemo(() => data?.rows.filter(({ id }) => id !== ownId) ?? [], [data, ownId]);
  return { before, takenNames: useMemo(() => before.map(({ name }) => name), [before]), onNameLeft };
}

const pristine = { isDirty: false };
const noForm = { subscribe: () => () => undefined, getSnapshot: () => pristine };

/** Asks before unsaved settings of an alert are left. Returns the function that ends the guard after saving. */
export function useAlertGuard(model: FormModel | undefined, isSaving: boolean): () => void {
  const { subscribe, getSnapshot } = model ?? noForm;
  const { isDirty } = useSyncExternalStore<{ readonly isDirty: boolean }>(
    subscribe,
    useCallback(() => getSnapshot(), [getSnapshot]),
  );
  return useLeaveGuard({
    isHeld: isDirty,
    isSaving,
    hasSecrets: never,
    isKept: always,
    work: isDirty ? alertWork : noWork,
  });
}
