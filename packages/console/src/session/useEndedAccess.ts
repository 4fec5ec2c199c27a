import { endedAccess, type EndedAccess } from '@millrace/ui/domain/policies';
import { matchRoute } from '@millrace/ui/domain/routes';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';

import { pagePresence } from '../data/client/presence.ts';
import { useService } from '../data/service.ts';
import { currentAddress, usePath } from '../router/location.ts';
import { sessionAtom } from '../scope/session.ts';
import { useSession } from './useSession.ts';
import { watchAccess } from './watchAccess.ts';

/** Whether a path is about billing. That page shows the account's billing state itself. */
export const isBilling = (path: string): boolean => matchRoute(path)?.route.access === 'billing';

/** The access that has ended on an open page; `null` if none, and on the billing page. */
export function useEndedAccess(): EndedAccess | null {
  const { clock } = useService();
  const { sessionManager } = useSession();
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const path = usePath();
  const [checkedAt, setCheckedAt] = useState(() => clock.now());
  useEffect(
    () =>
      watchAccess({
        client() {
          const current = store.get(sessionAtom);
          return current.state === 'signedIn' ? current.user.client : undefined;
        },
        now: clock.now,
        isAtBilling: () => isBilling(currentAddress().pathname),
        verify: sessionManager.verify,
        presence: pagePresence,
        onCheck: () => setCheckedAt(clock.now()),
      }),
    [clock, sessionManager, store],
  );
  if (session.state !== 'signedIn' || isBilling(path)) return null;
  return endedAccess(session.user.client, checkedAt);
}
