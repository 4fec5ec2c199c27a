import { paths } from '@millrace/ui/domain/routes';
import { useSetAtom } from 'jotai';

import { useNavigate } from '../router/location.ts';
import { handedEmailAtom } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';

/**
 * Signs in with a password that the service has just taken, so that nobody types it twice. Resolves in any case: a service
 * may want more than that, and then the sign-in page has the address already. Neither leaves the memory of the page.
 */
export function useProvenSignIn() {
  const { sessionManager } = useSession();
  const navigate = useNavigate();
  const handEmail = useSetAtom(handedEmailAtom);
  return async (email: string | undefined, password: string): Promise<void> => {
    if (email === undefined) return;
    handEmail(email);
    try {
      const { state } = await sessionManager.signIn({ email, password });
      if (state === 'unverified') navigate(paths.verifyEmail(), { state: { email } });
      if (state === 'inactive') navigate(paths.inactiveClient());
    } catch {
      // The page that follows leads to the sign-in.
    }
  };
}
