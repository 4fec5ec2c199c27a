import type { HasFeature } from '@millrace/ui/domain/forms';
import { isFeatureOn } from '@millrace/ui/domain/policies';
import { useStore } from 'jotai';
import { useCallback } from 'react';

import { sessionAtom } from '../session/session.ts';
import { useServices } from '../session/services.ts';

/**
 * Answers whether a feature is on for the client of who is signed in. It reads the session each time, because a form keeps
 * it for as long as the form lives.
 */
export function useHasFeature(): HasFeature {
  const { config } = useServices();
  const store = useStore();
  return useCallback(
    (toggle) => {
      const session = store.get(sessionAtom);
      return session.state === 'signedIn' && isFeatureOn(toggle, config.features, session.user.client.id);
    },
    [config.features, store],
  );
}
