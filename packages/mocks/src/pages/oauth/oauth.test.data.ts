import { oauthReturnPath, readOAuthPlace } from '@millrace/ui/contract';
import {
  newOAuthState,
  oauthStartAddress,
  readOAuthReturn,
  type OAuthProvider,
  type OAuthReturn,
} from '@millrace/ui/domain/connectors';
import { twinConfigFor } from '../../server/console/pageConfig.ts';
import { filledBySignIn } from '../../service/oauth/signInFields.ts';
import { openService } from '../../assembly/service.test.data.ts';

/** The console's origin; the provider uses this machine's other name. */
export const consoleOrigin = 'http://127.0.0.1:4100';

/** The address that the console opens, from the configuration of its page. */
export function startAddress(
  provider: OAuthProvider,
  state: string,
  { challenge, origin = consoleOrigin }: { readonly challenge?: string; readonly origin?: string } = {},
): URL {
  const place = readOAuthPlace(JSON.stringify(twinConfigFor(origin)), provider);
  if (!place) throw new Error('The page does not say where people sign in.');
  const redirectUri = origin + oauthReturnPath(provider);
  return new URL(oauthStartAddress(provider, { ...place, redirectUri, state, challenge }) ?? '');
}

/** What the console reads when the provider redirects the person back. */
export function readReturn(provider: OAuthProvider, response: Response): OAuthReturn {
  const address = new URL(response.headers.get('Location') ?? 'about:blank');
  return readOAuthReturn(provider, address.searchParams, filledBySignIn(provider));
}

/** Input of the exchange after such a response. */
export function exchangeAfter(provider: OAuthProvider, response: Response): { code: string; state: string } {
  const returned = readReturn(provider, response);
  if (returned.kind !== 'granted') throw new Error(`The sign-in came back as ${returned.kind}.`);
  return returned.exchange;
}

/** A person who signs in at a provider, with the console's part at both ends. */
export function openProvider() {
  const { service, browser } = openService({ scenario: 'newAccount' });
  const visit = (address: URL | string, init?: RequestInit) => service.visit(new Request(address, init));
  const send = (address: URL, fields: Record<string, string>, init?: RequestInit) =>
    visit(address, { method: 'POST', body: new URLSearchParams(fields), ...init });
  const allow = (address: URL, account = 'owner@provider.example', more: Record<string, string> = {}) =>
    send(address, { answer: 'allow', account, ...more });
  const begin = (provider: OAuthProvider, challenge?: string) => {
    const state = newOAuthState();
    return { state, address: startAddress(provider, state, { challenge }) };
  };
  return { service, browser, visit, send, allow, begin };
}
