import { oauthProviders, type OAuthProvider } from './oauth.ts';
import type { OAuthFields } from './oauthFields.ts';

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Spec §9. */
const stateLength = 40;
const verifierBytes = 43;
/** Bytes from here on would make the alphabet's first letters likelier than its last. */
const firstUnfairByte = 256 - (256 % alphanumerics.length);

/** A new state: 40 alphanumeric characters (spec §9), each as likely as any other. It is good for one sign-in (T-11). */
export function newOAuthState(): string {
  let state = '';
  while (state.length < stateLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(stateLength - state.length))) {
      if (byte < firstUnfairByte) state += alphanumerics[byte % alphanumerics.length];
    }
  }
  return state;
}

/** Whether a text could be a state of ours. */
export const isOAuthState = (text: string): boolean => /^[A-Za-z0-9]{40}$/.test(text);

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A new PKCE verifier: 43 random bytes, written as 58 characters. */
export const newPkceVerifier = (): string => base64Url(crypto.getRandomValues(new Uint8Array(verifierBytes)));

/** The S256 challenge that belongs to a verifier (RFC 7636). */
export async function pkceChallengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

/** What a sign-in begins with. */
export interface OAuthStart {
  /**
   * Where the provider's sign-in is, from the configuration: with its scopes in the query, with `{provider}`, and
   * with `{path}` for each field that it depends on.
   */
  readonly address: string;
  /** The name under which the provider knows the service. */
  readonly clientId: string;
  /** Where the provider sends people back to. */
  readonly redirectUri: string;
  readonly state: string;
  /** Of the verifier, where the provider takes PKCE. */
  readonly challenge?: string;
  /** What is typed into a field, by its path. */
  readonly typed?: (path: string) => string;
}

/** What is typed stands for one part of an address and no more; of a whole address it is the host. */
const asPart = (value: string): string =>
  encodeURIComponent(/^https?:\/\//.test(value) ? (URL.parse(value)?.host ?? '') : value.trim());

/**
 * The address to open for a sign-in. With OAuth 1.0 the state travels in the address to return to, as that protocol has
 * none of its own. `undefined` where what is typed makes no address.
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

/** How a sign-in came back. */
export type OAuthReturn =
  | {
      readonly kind: 'granted';
      /** To be held against the state that the sign-in began with. */
      readonly state: string;
      /** What the exchange is asked with; with OAuth 1.0 the verifier and the request token. */
      readonly exchange: { readonly code: string; readonly state: string };
      /** Values for fields of the form, by path. */
      readonly values: Readonly<Record<string, string>>;
    }
  /** The person or the provider said no. `error` is the protocol's word, such as `access_denied`. */
  | {
      readonly kind: 'refused';
      readonly state: string;
      readonly error: string;
      readonly description: string | null;
    }
  /** Nothing that a provider sends. */
  | { readonly kind: 'unreadable' };

/**
 * Reads the query of the address that a provider returned to. A parameter that occurs twice is ignored.
 * @param fields what the source's definition says of the sign-in
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
