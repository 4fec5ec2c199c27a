import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';

import { openModalAtom } from '../../atoms/openModal.ts';
import { hasUnsavedInputAtom, unsavedWorkAtom } from '../../atoms/unsavedInput.ts';
import { modalChunks } from '../../modals/modalChunks.ts';
import { guardLeaving } from '../../routes/leaveGuard.ts';
import { useServices } from '../../services.ts';

export interface LeaveGuardOptions {
  /** Something is entered that is not saved. */
  readonly isHeld: boolean;
  /** It is on its way to be: leaving costs something only if that fails. @default false */
  readonly isSaving?: boolean;
  /** Whether secrets are among it: no draft keeps those. */
  readonly hasSecrets: () => boolean;
  /** Whether the rest is kept for the next visit. */
  readonly isKept: () => boolean;
  /** What is unsaved, also while it is on its way, a line each; the same list until it changes. */
  readonly work: readonly string[];
}

export const noWork: readonly string[] = [];

/**
 * Asks before a path with something unsaved on it is left; no reload that nobody asked for happens meanwhile (F28).
 * @returns the way to end it for good: everything is saved, and nothing is to be asked on the way on
 */
export function useLeaveGuard({
  isHeld,
  isSaving = false,
  hasSecrets,
  isKept,
  work,
}: LeaveGuardOptions): () => void {
  const { navigator } = useServices();
  const openModal = useSetAtom(openModalAtom);
  const setUnsaved = useSetAtom(hasUnsavedInputAtom);
  const setWork = useSetAtom(unsavedWorkAtom);
  useEffect(() => {
    setWork(work);
    return () => setWork(noWork);
  }, [work, setWork]);
  const isOver = useRef(false);
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isHeld || isOver.current) return undefined;
    setUnsaved(true);
    // When they are needed, hours may have passed, and the build that they belong to may have been replaced.
    for (const name of ['leaveSetup', 'sessionEnded'] as const) void modalChunks.prefetch(name);
    const endGuard = guardLeaving((onLeave) => {
      // What is on its way to be saved, and kept as well, nobody can lose.
      const question = { hasSecrets: hasSecrets(), isKept: isKept(), isSaving };
      if (isSaving && question.isKept && !question.hasSecrets) onLeave();
      else openModal({ kind: 'leaveSetup', ...question, onLeave });
    }, navigator);
    const release = () => {
      endGuard();
      setUnsaved(false);
      // A question that nobody has answered yet is about something that is over.
      openModal((open) => (open?.kind === 'leaveSetup' ? null : open));
    };
    end.current = release;
    return () => {
      release();
      end.current = undefined;
    };
  }, [isHeld, isSaving, hasSecrets, isKept, navigator, openModal, setUnsaved]);
  return useCallback(() => {
    isOver.current = true;
    end.current?.();
  }, []);
}
