import { labelOf, type ConnectState, type Definition } from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';
import type { SectionResources } from '@millrace/ui/forms/ConnectorForm';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { retryUntilLoaded } from '../router/retryImport.ts';
import { useServices } from '../session/services.ts';
import type { SignIn } from './signIn.ts';

const idle: ConnectState = { kind: 'idle' };
const never = () => () => undefined;

/** The sign-in of a form whose connector has one. Its code loads with such a form. */
export function useSignIn(
  definition: Definition,
  model: FormModel,
  onMissing: () => void,
): SectionResources['connect'] {
  const { client, clock } = useServices();
  const [signIn, setSignIn] = useState<SignIn>();
  const { type, authentication } = definition;
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    if (authentication.kind !== 'oauth') return undefined;
    let made: SignIn | undefined;
    const load = retryUntilLoaded(
      async () => (await import('./signInHere.ts')).signInHere,
      (begin) => {
        made = begin({
          definition,
          provider: authentication.provider,
          model,
          client,
          now: clock.now,
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
  }, [authentication, definition, model, client, clock]);
  const state = useSyncExternalStore(signIn?.subscribe ?? never, signIn?.getSnapshot ?? (() => idle));
  return {
    provider: labelOf(type),
    state,
    onConnect: () => signIn?.connect(),
    onCancel: () => signIn?.cancel(),
  };
}
