import { useSetAtom, useStore } from 'jotai';

import { openModalAtom } from '../atoms/openModal.ts';
import { hasUnsavedInputAtom } from '../atoms/unsavedInput.ts';
import { removeAllDrafts } from '../drafts/draftStorage.ts';
import { useServices } from '../services.ts';
import { useAction } from './useAction.ts';

/** Signing out, with everything that was typed: who has something unsaved is asked first. */
export function useSignOut(): { readonly run: () => void; readonly isPending: boolean } {
  const { sessionManager } = useServices();
  const store = useStore();
  const openModal = useSetAtom(openModalAtom);
  const { run, isPending } = useAction(sessionManager.signOut);
  const signOut = () => {
    removeAllDrafts(() => sessionStorage);
    void run(undefined);
  };
  return {
    run() {
      if (!store.get(hasUnsavedInputAtom)) return signOut();
      openModal({ kind: 'leaveSetup', hasSecrets: false, isKept: false, onLeave: signOut });
    },
    isPending,
  };
}
