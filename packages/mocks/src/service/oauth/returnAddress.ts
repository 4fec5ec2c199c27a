import { newOAuthState, oauthProviders } from '@millrace/ui/domain/connectors';
import { chance, secretToken } from '../core/random.ts';
import type { Backend } from '../world/world.ts';
import { issueCode, type IssuedCode } from './codes.ts';
import type { SignIn } from './signIn.ts';
import { filledBySignIn } from './signInFields.ts';

function addressWith({ redirectUri }: SignIn, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const isSigned = ({ provider }: SignIn): boolean => oauthProviders[provider].version === '1.0';

/** The return address after consent, with a new code for this sign-in. */
export function grantedAddress(
  backend: Backend,
  signIn: SignIn,
  { account, hasWrongState = false }: { readonly account: string; readonly hasWrongState?: boolean },
): string {
  const { provider, state, challenge, redirectUri } = signIn;
  const returned = `${redirectUri.origin}${redirectUri.pathname}`;
  const issued = issueCode(backend, { provider, state, challenge, redirectUri: returned, account });
  const { names } = oauthProviders[provider];
  const { fillsFromReturn } = filledBySignIn(provider);
  return addressWith(signIn, {
    ...codeParameters(signIn, names.code, issued),
    ...Object.fromEntries(Object.values(fillsFromReturn).map((name) => [name, numberOf(backend, account)])),
    state: hasWrongState ? newOAuthState() : state,
  });
}

const codeParameters = (signIn: SignIn, name: string, { code, state }: IssuedCode): Record<string, string> =>
  isSigned(signIn) ? { oauth_token: state, oauth_verifier: code } : { [name]: code };

/** The provider's number for an account, such as a company id. */
const numberOf = ({ seed }: Backend, account: string): string =>
  String(1_000_000_000 + Math.floor(chance(seed, 'account', account) * 9_000_000_000));

/** The return address after a failure, with the error code of the protocol. */
export function refusedAddress(signIn: SignIn, error: string, description: string): string {
  const { state } = signIn;
  // OAuth 1.0 has no error codes; its providers send `denied` when the person refuses.
  if (isSigned(signIn) && error === 'access_denied')
    return addressWith(signIn, { state, denied: secretToken() });
  return addressWith(signIn, { state, error, error_description: description });
}
