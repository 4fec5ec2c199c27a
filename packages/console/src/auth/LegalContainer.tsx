import { failed, loading, ready, type Remote } from '@millrace/ui/domain/remote';
import { paths } from '@millrace/ui/domain/routes';
import { LegalScreen } from '@millrace/ui/screens/LegalScreen';
import { useCallback, useEffect, useState } from 'react';

import type { ScreenProps } from '../router/screens.ts';
import { useSignedOutConfig } from './useSignedOutConfig.ts';

/** Reads the operator's text. The request contains nothing of the session. */
async function readText(address: string): Promise<string> {
  const answer = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(15_000),
  });
  const isText = answer.headers.get('content-type')?.startsWith('text/plain') === true;
  // A server that lacks the file may answer with the console's own document.
  if (!answer.ok || !isText) throw new Error('The text could not be read.');
  return answer.text();
}

/** The privacy policy and the terms of service. */
export function LegalContainer({ match }: ScreenProps) {
  const document = match.name === 'terms' ? 'terms' : 'privacy';
  const config = useSignedOutConfig();
  const address = config?.legal[document];
  const [text, setText] = useState<Remote<string>>(loading);
  const load = useCallback(
    () =>
      address === undefined
        ? undefined
        : void readText(address).then(
            (value) => setText(ready(value)),
            () => setText(failed({ kind: 'network' })),
          ),
    [address],
  );
  useEffect(() => load(), [load]);
  const retry = () => {
    setText(loading);
    load();
  };
  return (
    <LegalScreen
      document={document}
      text={config && address === undefined ? undefined : text}
      onRetry={retry}
      homeHref={paths.home()}
    />
  );
}
