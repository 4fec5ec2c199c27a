import { paths } from '@millrace/ui/domain/routes';
import { VerifyEmailScreen } from '@millrace/ui/screens/VerifyEmailScreen';
import { useAtomValue } from 'jotai';

import { useNavigate } from '../router/location.ts';
import { sessionAtom } from '../scope/session.ts';
import { useSession } from '../session/useSession.ts';
import { useAction } from '../writes/useAction.ts';
import { useSendAgain } from './useSendAgain.ts';

/** Waits for the email address to be verified. The guard then redirects. */
export function VerifyEmailContainer() {
  const { sessionManager } = useSession();
  const navigate = useNavigate();
  const session = useAtomValue(sessionAtom);
  const check = useAction(sessionManager.start);
  const leave = useAction(sessionManager.signOut);
  const sending = useSendAgain();
  return (
    <VerifyEmailScreen
      onCheckAgain={async () => {
        const found = await check.run(undefined);
        // The link was opened in another browser: this one has no session to continue.
        if (found?.state === 'anonymous') navigate(paths.login());
      }}
      isPending={check.isPending || leave.isPending}
      problem={session.state === 'unavailable' ? session.problem : undefined}
      isStillUnverified={check.isDone && session.state === 'unverified'}
      sending={sending}
      onLogout={() => void leave.run(undefined)}
    />
  );
}
