import type { Definition } from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';
import type { SectionResources } from '@millrace/ui/forms/ConnectorForm';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import type { SavedConnector } from '../data/connectors/connectorCalls.ts';
import { retryUntilLoaded } from '../router/retryImport.ts';
import { useScope, useServices } from '../session/services.ts';
import type { SignInHere } from './signInHere.ts';

const never = () => () => undefined;

interface SignInForm {
  readonly definition: Definition;
  readonly saved: SavedConnector | undefined;
  readonly model: FormModel;
  /** A field that the sign-in needs has an error. */
  readonly onMissing: () => void;
}

/** The sign-in of a form whose connector has one. Its code loads with such a form. */
export function useSignIn({ definition, saved, model, onMissing }: SignInForm): SectionResources['connect'] {
  const { client, clock } = useServices();
  const { store } = useScope();
  const [signIn, setSignIn] = useState<SignInHere>();
  const { authentication } = definition;
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    if (authentication.kind !== 'oauth') return undefined;
    let made: SignInHere | undefined;
    const load = retryUntilLoaded(
      async () => (await import('./signInHere.ts')).signInHere,
      (begin) => {
        made = begin({
          definition,
          provider: authentication.provider,
          model,
          client,
          now: clock.now,
          store,
          onMissing: () => missing(),
        });
        setSignIn(made);
      },
    );
    return () => {
      load.stop();
      made?.stop();
      setSignIn(undefined);
    };
  }, [authentication, definition, model, client, clock, store]);
  const state = useSyncExternalStore(signIn?.subscribe ?? never, () => signIn?.getSnapshot());
  return {
    ...(authentication.kind === 'oauth' && { provider: authentication.provider }),
    ...(state && { state }),
    ...(saved && { test: signIn?.lastTestOf(saved) }),
    onConnect: () => signIn?.connect(),
    onCancel: () => signIn?.cancel(),
  };
}
