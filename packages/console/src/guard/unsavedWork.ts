import { defineDialog } from '../dialogs/dialog.ts';
import { memoizePerObject } from '../kit/memoizePerObject.ts';
import type { SessionScope } from '../scope/sessionScope.ts';

/** A part of a page with input. */
export interface UnsavedPart {
  /** Some input is not saved. */
  readonly isHeld: boolean;
  /** The input is being saved. */
  readonly isSaving: boolean;
  /** Whether the input contains secrets. Drafts never store secrets. */
  readonly hasSecrets: () => boolean;
  /** Whether a draft stores the rest of the input. */
  readonly isKept: () => boolean;
  /** What is unsaved or being saved, one line each. */
  readonly work: readonly string[];
}

interface Snapshot {
  readonly isHeld: boolean;
  readonly work: readonly string[];
}

export interface UnsavedWork {
  /**
   * Adds a part of the page.
   * @param guard starts asking before the page is left; called when the first part has unsaved input, ended
   * with the last
   * @returns removes the part
   */
  add(part: UnsavedPart, guard: () => () => void): () => void;
  /** All parts with unsaved input, for one question about all of them. */
  held(): readonly UnsavedPart[];
  /** Keeps its identity until something changes. */
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
}

const nothing: Snapshot = { isHeld: false, work: [] };

export function createUnsavedWork(): UnsavedWork {
  const parts = new Set<UnsavedPart>();
  const listeners = new Set<() => void>();
  let snapshot = nothing;
  let endGuard: (() => void) | undefined;
  const held = () => [...parts].filter(({ isHeld }) => isHeld);
  const update = () => {
    const work = [...parts].flatMap((part) => part.work);
    const isHeld = held().length > 0;
    snapshot = isHeld || work.length > 0 ? { isHeld, work } : nothing;
    for (const listener of listeners) listener();
    if (isHeld) return;
    endGuard?.();
    endGuard = undefined;
  };
  return {
    add(part, guard) {
      parts.add(part);
      update();
      if (part.isHeld) endGuard ??= guard();
      return () => {
        if (parts.delete(part)) update();
      };
    },
    held,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The unsaved work of one session. */
export const unsavedWorkOf = memoizePerObject((scope: SessionScope): UnsavedWork => {
  const unsavedWork = createUnsavedWork();
  scope.engageWhile(() => unsavedWork.getSnapshot().isHeld);
  return unsavedWork;
});

/** Confirms leaving a page with unsaved input. */
export const leaveSetup = defineDialog({
  name: 'leaveSetup',
  load: async () => (await import('@millrace/ui/modals/LeaveSetupModal')).LeaveSetupModal,
  answers: { onLeave: () => true, onStay: () => false },
});
