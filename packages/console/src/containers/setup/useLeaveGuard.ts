import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { openModalAtom } from '../../atoms/openModal.ts';
import { hasUnsavedInputAtom } from '../../atoms/unsavedInput.ts';
import { modalChunks } from '../../modals/modalChunks.ts';
import { guardLeaving } from '../../routes/leaveGuard.ts';
import { useServices } from '../../services.ts';

export interface LeaveGuardOptions {
  /** Something is entered, not saved, and not on its way to be. */
  readonly isHeld: boolean;
  /** Whether secrets are among it: no draft keeps those. */
  readonly hasSecrets: () => boolean;
  /** Whether the rest is kept for the next visit. */
  readonly isKept: boolean;
}

/** Asks before a path with something unsaved on it is left; no reload that nobody asked for happens meanwhile (F28). */
export function useLeaveGuard({ isHeld, hasSecrets, isKept }: LeaveGuardOptions): void {
  const { navigator } = useServices();
  const openModal = useSetAtom(openModalAtom);
  const setUnsaved = useSetAtom(hasUnsavedInputAtom);
  useEffect(() => {
    if (!isHeld) return undefined;
    setUnsaved(true);
    // When they are needed, hours may have passed, and the build that they belong to may have been replaced.
    for (const name of ['leaveSetup', 'sessionEnded'] as const) void modalChunks.prefetch(name);
    const end = guardLeaving(
      (onLeave) => openModal({ kind: 'leaveSetup', hasSecrets: hasSecrets(), isKept, onLeave }),
      navigator,
    );
    return () => {
      end();
      setUnsaved(false);
    };
  }, [isHeld, hasSecrets, isKept, navigator, openModal, setUnsaved]);
}
