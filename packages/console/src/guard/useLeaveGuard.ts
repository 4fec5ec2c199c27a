import { loadRefusals } from '@millrace/ui/contract';
import { useCallback, useEffect, useRef } from 'react';

import { useAsk } from '../dialogs/useAsk.ts';
import { guardLeaving } from '../router/leaveGuard.ts';
import { useNavigation } from '../router/navigation.ts';
import { useScope } from '../scope/useScope.ts';
import { sessionEnded } from './SessionEndedHost.tsx';
import { leaveSetup, unsavedWorkOf, type UnsavedPart } from './unsavedWork.ts';

export interface LeaveGuardOptions extends Omit<UnsavedPart, 'isSaving'> {
  /** The input is being saved. Leaving loses it only if the save fails. @default false */
  readonly isSaving?: boolean;
  /** What is unsaved or being saved, one line each. Keeps its identity until it changes. */
  readonly work: readonly string[];
}

export const noWork: readonly string[] = [];

/**
 * Asks before a page with unsaved input is left, and prevents reloads meanwhile (F28). All guarded parts of a
 * page share one question.
 * @returns ends the guard for good, after saving everything
 */
export function useLeaveGuard({
  isHeld,
  isSaving = false,
  hasSecrets,
  isKept,
  work,
}: LeaveGuardOptions): () => void {
  const { navigator } = useNavigation();
  const unsavedWork = unsavedWorkOf(useScope());
  const ask = useAsk();
  const isOver = useRef(false);
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isHeld) return undefined;
    // Prefetched, because a deployment may have replaced the code when it is needed hours later; after the paint of what
    // was typed.
    const timer = setTimeout(() => {
      for (const dialog of [leaveSetup, sessionEnded]) void dialog.prefetch();
      loadRefusals().catch(() => undefined);
    });
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    if (isOver.current) return undefined;
    const release = unsavedWork.add({ isHeld, isSaving, hasSecrets, isKept, work }, () => {
      // Withdraws an open question when the guard ends, because it no longer applies.
      const guard = new AbortController();
      const endGuard = guardLeaving(async (leave) => {
        const held = unsavedWork.held();
        const question = {
          hasSecrets: held.some((part) => part.hasSecrets()),
          isKept: held.every((part) => part.isKept()),
          isSaving: held.every((part) => part.isSaving),
        };
        // Nothing can be lost: all input is being saved, and a draft stores it if that fails.
        const isSafe = question.isSaving && question.isKept && !question.hasSecrets;
        if (isSafe || (await ask(leaveSetup, question, { signal: guard.signal }))) leave();
      }, navigator);
      return () => {
        endGuard();
        guard.abort();
      };
    });
    end.current = release;
    return () => {
      release();
      end.current = undefined;
    };
  }, [isHeld, isSaving, hasSecrets, isKept, work, unsavedWork, navigator, ask]);
  return useCallback(() => {
    isOver.current = true;
    end.current?.();
  }, []);
}
