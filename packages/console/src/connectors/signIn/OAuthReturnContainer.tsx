import { isOAuthProvider, providerName } from '@millrace/ui/domain/connectors';
import { SignInReturnScreen } from '@millrace/ui/screens/SignInReturnScreen';
import { useEffect } from 'react';

import { currentAddress, replaceAddress } from '../../router/location.ts';
import type { ScreenProps } from '../../router/screens.ts';
import { announceReturn } from './oauthChannel.ts';

/** Passes what a provider has returned to the page that started the sign-in, and closes the window. */
export function OAuthReturnContainer({ match }: ScreenProps) {
  const provider = match.params['provider'] ?? '';
  useEffect(() => {
    const { search, pathname } = currentAddress();
    // A remount finds no query, so a return is passed on once. The code of any provider leaves the history.
    if (search === '') return undefined;
    replaceAddress(pathname);
    if (!isOAuthProvider(provider)) return undefined;
    // A tab that no page has opened stays, and asks to be closed: browsers warn about a script that closes it.
    return announceReturn({ type: 'millrace-oauth', provider, query: search }, () => window.close());
  }, [provider]);
  return <SignInReturnScreen provider={isOAuthProvider(provider) ? providerName(provider) : undefined} />;
}
