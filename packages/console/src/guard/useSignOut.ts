import { useAsk } from '../dialogs/useAsk.ts';
import { removeAllDrafts } from '../drafts/draftStorage.ts';
import { useScope } from '../scope/useScope.ts';
import { useSession } from '../session/useSession.ts';
import { useAction } from '../writes/useAction.ts';
import { leaveSetup, unsavedWorkOf } from './unsavedWork.ts';

/** Signs out. If there is unsaved input, the person is asked first. */
export function useSignOut(): { readonly run: () => Promise<void>; readonly isPending: boolean } {
  const { sessionManager } = useSession();
  const unsavedWork = unsavedWorkOf(useScope());
  const ask = useAsk();
  const { run, isPending } = useAction(sessionManager.signOut);
  const signOut = () => {
    removeAllDrafts(() => sessionStorage);
    void run(undefined);
  };
  return {
    async run() {
      const isUnsaved = unsavedWork.getSnapshot().isHeld;
      if (!isUnsaved || (await ask(leaveSetup, { hasSecrets: false, isKept: false }))) signOut();
    },
    isPending,
  };
}
