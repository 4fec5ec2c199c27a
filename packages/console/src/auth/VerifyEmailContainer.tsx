import { VerifyEmailScreen } from '@millrace/ui/screens/VerifyEmailScreen';
import { useAtomValue } from 'jotai';

import { useAction } from '../data/useAction.ts';
import { useServices } from '../session/services.ts';
import { sessionAtom } from '../session/session.ts';

/** Waits for the email address to be verified. The guard then redirects. */
export function VerifyEmailContainer() {
  const { sessionManager } = useServices();
  const session = useAtomValue(sessionAtom);
  const check = useAction(sessionManager.start);
  const leave = useAction(sessionManager.signOut);
  return (
    <VerifyEmailScreen
      onCheckAgain={() => void check.run(undefined)}
      isPending={check.isPending || leave.isPending}
      problem={session.state === 'unavailable' ? session.problem : undefined}
      onLogout={() => void leave.run(undefined)}
    />
  );
}
