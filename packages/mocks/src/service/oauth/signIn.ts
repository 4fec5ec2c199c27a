import { oauthReturnPath } from '@millrace/ui/contract';
import {
  isOAuthProvider,
  isOAuthState,
  oauthProviders,
  type OAuthProvider,
} from '@millrace/ui/domain/connectors';
import { isOwnAddress } from '../core/ownAddress.ts';
import { refusal } from '../core/refusal.ts';
import { oauthClientId } from './codes.ts';

/** A sign-in that the console started, read from the address of the provider's page. */
export interface SignIn {
  readonly provider: OAuthProvider;
  /** The return address; in OAuth 1.0, it contains the state. */
  readonly redirectUri: URL;
  readonly state: string;
  /** The PKCE challenge, if there is one. */
  readonly challenge: string | undefined;
  /** A mistake of the request that is reported to the return address. */
  readonly fault: string | undefined;
}

/**
 * Reads the address of a provider's page. An unknown client or return address is refused on the page; other mistakes are
 * reported to the return address (RFC 6749 section 4.1.2.1).
 */
export function readSignIn(word: string | undefined, address: URL): SignIn {
  if (word === undefined || !isOAuthProvider(word)) throw refusal.notFound(`There is no provider "${word}".`);
  const { version, names, isPkce } = oauthProviders[word];
  const query = address.searchParams;
  const clientId = query.get(names.clientId) ?? '';
  if (clientId !== oauthClientId) {
    throw refusal.badRequest(`No application is registered as "${clientId}" (${names.clientId}).`);
  }
  const isSigned = version === '1.0';
  const redirectUri = registered(
    word,
    query.get(isSigned ? 'oauth_callback' : 'redirect_uri') ?? '',
    address,
  );
  const state = (isSigned ? redirectUri.searchParams : query).get('state') ?? '';
  const challenge = query.get('code_challenge') ?? undefined;
  const method = query.get('code_challenge_method');
  const faults: readonly (readonly [boolean, string])[] = [
    [!isSigned && query.get('response_type') !== 'code', 'Only a response_type of "code" is supported.'],
    [!isOAuthState(state), 'A state of 40 alphanumeric characters is required.'],
    [isPkce && challenge === undefined, 'A code_challenge is required.'],
    [challenge !== undefined && method !== 'S256', 'Only a code_challenge_method of "S256" is supported.'],
    [challenge !== undefined && !/^[\w-]{43}$/.test(challenge), 'The code_challenge is not valid.'],
  ];
  const fault = faults.find(([is]) => is)?.[1];
  return { provider: word, redirectUri, state, challenge, fault };
}

/** The only valid return address is the provider's page on this server. In OAuth 1.0, its query contains the state. */
function registered(provider: OAuthProvider, text: string, own: URL): URL {
  const isSigned = oauthProviders[provider].version === '1.0';
  const target = URL.parse(text);
  const isKnown =
    target &&
    isOwnAddress(target, own) &&
    target.pathname === oauthReturnPath(provider) &&
    target.hash === '' &&
    (isSigned ? [...target.searchParams.keys()].join() === 'state' : !text.includes('?'));
  if (!isKnown) throw refusal.badRequest(`The return address is not registered: ${text}`);
  return target;
}
