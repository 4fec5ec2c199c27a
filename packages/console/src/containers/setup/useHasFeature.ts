import { isFeatureOn, type FeatureToggle } from '@millrace/ui/domain';
import { useAtomValue } from 'jotai';

import { sessionAtom } from '../../atoms/session.ts';
import { useServices } from '../../services.ts';

/** Answers whether a feature is on for the client of who is signed in. */
export function useHasFeature(): (toggle: FeatureToggle) => boolean {
  const { config } = useServices();
  const session = useAtomValue(sessionAtom);
  return (toggle) =>
    session.state === 'signedIn' && isFeatureOn(toggle, config.features, session.user.client.id);
}
