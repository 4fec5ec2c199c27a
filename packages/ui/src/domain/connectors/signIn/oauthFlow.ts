import { oauthProviders, type OAuthProvider } from '../definition/oauth.ts';
import type { OAuthFields } from './oauthFields.ts';

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The length of a state (spec §9). */
const stateLength = 40;
const verifierBytes = 43;
/** Bytes from here on are skipped; they would make the first letters of the alphabet more likely. */
const firstUnfairByte = 256 - (256 % alphanumerics.length);

/** A new state: 40 random alphanumeric characters (spec §9). It is valid for one sign-in (T-11). */
export function newOAuthState(): string {
  let state = '';
  while (state.length < stateLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(stateLength - state.length))) {
      if (byte < firstUnfairByte) state += alphanumerics[byte % alphanumerics.length];
    }
  }
  return state;
}

/** Whether a text has the format of a state. */
export const isOAuthState = (text: string): boolean => /^[A-Za-z0-9]{40}$/.test(text);

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A new PKCE verifier: 43 random bytes, written as 58 characters. */
export const newPkceVerifier = (): string => base64Url(crypto.getRandomValues(new Uint8Array(verifierBytes)));

/** The S256 challenge of a verifier (RFC 7636). */
export async function pkceChallengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

/** The input of a sign-in's address. */
export interface OAuthStart {
  /**
   * The address of the provider's sign-in, from the page's configuration. Its query contains the scopes.
   * `{provider}`, and `{path}` for a field's value, are replaced.
   */
  readonly address: string;
  /** The client id of the service at the provider. */
  readonly clientId: string;
  /** The address that the provider returns to. */
  readonly redirectUri: string;
  readonly state: string;
  /** The PKCE challenge, if the provider uses PKCE. */
  readonly challenge?: string;
  /** The value of a field, by its path. */
  readonly typed?: (path: string) => string;
}

/** A typed value can only become one part of the address. Of a typed URL, the host is used. */
const asPart = (value: string): string =>
  encodeURIComponent(/^https?:\/\//.test(value) ? (URL.parse(value)?.host ?? '') : value.trim());

/**
 * The address to open for a sign-in; `undefined` if the typed values make no valid address. OAuth 1.0 has no state, so the
 * return address contains it.
 */
export function oauthStartAddress(
  name: OAuthProvider,
  { address, clientId, redirectUri, state, challenge, typed = () => '' }: OAuthStart,
): string | undefined {
  const { version, names } = oauthProviders[name];
  const fill = (path: string) => asPart(path === 'provider' ? name : typed(path));
  const url = URL.parse(address.replace(/\{([\w.]+)\}/g, (_, path: string) => fill(path)));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const parameters: Record<string, string> =
    version === '1.0'
      ? { [names.clientId]: clientId, oauth_callback: withState(redirectUri, state) }
      : {
          response_type: 'code',
          [names.clientId]: clientId,
          redirect_uri: redirectUri,
          state,
          ...(challenge !== undefined && { code_challenge: challenge, code_challenge_method: 'S256' }),
        };
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  return url.href;
}

function withState(redirectUri: string, state: string): string {
  const url = new URL(redirectUri);
  url.searchParams.set('state', state);
  return url.href;
}

/** The result of a sign-in. */
export type OAuthReturn =
  | {
      readonly kind: 'granted';
      /** Must equal the state that the sign-in started with. */
      readonly state: string;
      /** The parameters of the exchange; in OAuth 1.0, the verifier and the request token. */
      readonly exchange: { readonly code: string; readonly state: string };
      /** Values for fields of the form, by path. */
      readonly values: Readonly<Record<string, string>>;
    }
  /** The person or the provider refused. `error` is the code of the protocol, such as `access_denied`. */
  | {
      readonly kind: 'refused';
      readonly state: string;
      readonly error: string;
      readonly description: string | null;
    }
  /** Not a valid response of a provider. */
  | { readonly kind: 'unreadable' };

/**
 * Reads the query of the address that a provider returned to. A parameter that occurs twice is ignored.
 * @param fields the fields that the source's sign-in fills
 */
export function readOAuthReturn(
  name: OAuthProvider,
  query: URLSearchParams,
  { fillsFromReturn }: Pick<OAuthFields, 'fillsFromReturn'>,
): OAuthReturn {
  const one = (key: string): string | undefined => {
    const all = query.getAll(key);
    return all.length === 1 && all[0] !== '' ? all[0] : undefined;
  };
  const { version, names } = oauthProviders[name];
  const state = one('state');
  if (state === undefined) return { kind: 'unreadable' };
  const error = one('error') ?? (one('denied') === undefined ? undefined : 'access_denied');
  if (error !== undefined) {
    return { kind: 'refused', state, error, description: one('error_description') ?? null };
  }
  const isSigned = version === '1.0';
  const code = one(isSigned ? 'oauth_verifier' : names.code);
  const companion = isSigned ? one('oauth_token') : state;
  if (code === undefined || companion === undefined) return { kind: 'unreadable' };
  const values = Object.entries(fillsFromReturn).flatMap(([path, key]) => {
    const value = one(key);
    return value === undefined ? [] : [[path, value] as const];
  });
  return {
    kind: 'granted',
    state,
    exchange: { code, state: companion },
    values: Object.fromEntries(values),
  };
}
