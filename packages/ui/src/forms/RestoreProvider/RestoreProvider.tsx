import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Restoration } from '../../domain/forms/changes/restoration.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import { changesIn } from '../../domain/forms/model/formChanges.ts';
import { subscribeToFields } from '../../domain/forms/model/subscribeToFields.ts';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { RestoreContext, SaveLabelContext } from '../fields/restoreContext.ts';

export type { ChangedAgain, OldValue, Restoration } from '../../domain/forms/changes/restoration.ts';

export interface RestoreProviderProps {
  /** The old values, made by `planRestoration` and entered by `enterRestoration`. @default no field is marked */
  restoration?: Restoration | undefined;
  /** One form with its save button. */
  children: ReactNode;
}

const useMarkCode = createLazyHook(() => import('./RestoreMark.tsx'));
const noEnd = () => undefined;

/** `Save 2 changes` while an old value waits to be saved. */
function useSaveLabel(restoration: Restoration | undefined): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => (restoration ? subscribeToFields(restoration.model, listener) : noEnd),
    [restoration],
  );
  const read = () => {
    if (!restoration) return undefined;
    const changes = changesIn(restoration.model);
    return changes.some(({ field }) => restoration.olds.has(field.path))
      ? `Save ${formatQuantity(changes.length, 'change')}`
      : undefined;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Marks what the form below opened with: each old value has an edge and says what is saved now, a setting that was changed
 * again says so and offers its old value, and the save button counts the changes. Without old values the form is as usual.
 */
export function RestoreProvider({ restoration, children }: RestoreProviderProps) {
  const code = useMarkCode(restoration !== undefined);
  const marks = useMemo(
    () => restoration && code && { restoration, Mark: code.RestoreMark },
    [restoration, code],
  );
  return (
    <RestoreContext value={marks}>
      <SaveLabelContext value={useSaveLabel(restoration)}>{children}</SaveLabelContext>
    </RestoreContext>
  );
}
