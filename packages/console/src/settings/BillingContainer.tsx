import { isAdmin } from '@millrace/ui/domain/entities';
import { billingState } from '@millrace/ui/domain/policies';
import { ProblemError } from '@millrace/ui/domain/remote';
import { paths } from '@millrace/ui/domain/routes';
import { BillingStandingScreen } from '@millrace/ui/screens/BillingStandingScreen';
import { useAtomValue } from 'jotai';

import { useAction } from '../data/useAction.ts';
import { useNow } from '../session/present.tsx';
import { useServices } from '../session/services.ts';
import { sessionAtom } from '../session/session.ts';
import { useSignOut } from '../session/useSignOut.ts';

/** Shows the account's billing state. The shell refetches it when the person returns from paying. */
export function BillingContainer() {
  const { sessionManager } = useServices();
  const session = useAtomValue(sessionAtom);
  const now = useNow();
  const check = useAction(async () => {
    const answer = await sessionManager.verify();
    if (answer.state === 'unavailable') throw new ProblemError(answer.problem);
  });
  const signOut = useSignOut();
  if (session.state !== 'signedIn') return null;
  const { client } = session.user;
  return (
    <BillingStandingScreen
      billing={billingState(client, now)}
      clientName={client.name}
      isAdmin={isAdmin(session.user)}
      homeHref={paths.pipelinesList()}
      onCheckAgain={() => void check.run(undefined)}
      isChecking={check.isPending}
      problem={check.problem}
      onLogout={signOut.run}
      isLoggingOut={signOut.isPending}
    />
  );
}
