import type { Definition } from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';
import type { SectionResources } from '@millrace/ui/forms/ConnectorForm';

import { useService } from '../../data/service.ts';
import { useLateStore } from '../../kit/useLateStore.ts';
import { useScope } from '../../scope/useScope.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';

interface SignInForm {
  readonly definition: Definition;
  readonly saved: SavedConnector | undefined;
  readonly model: FormModel;
  /** A field that the sign-in needs has an error. Keep what it does between renders. */
  readonly onMissing: () => void;
}

/** The sign-in of a form whose connector has one. Its code loads with such a form. */
export function useSignIn({ definition, saved, model, onMissing }: SignInForm): SectionResources['connect'] {
  const { clock } = useService();
  const { client, store: atoms } = useScope();
  const { authentication } = definition;
  const subject = authentication.kind === 'oauth' ? authentication : undefined;
  const { store, state } = useLateStore(
    subject,
    () => import('./signInHere.ts'),
    ({ signInHere }, { provider }) =>
      signInHere({ definition, provider, model, client, now: clock.now, store: atoms, onMissing }),
    undefined,
  );
  return {
    ...(subject && { provider: subject.provider }),
    ...(state && { state }),
    ...(saved && { test: store?.lastTestOf(saved) }),
    onConnect: () => store?.connect(),
    onCancel: () => store?.cancel(),
  };
}
