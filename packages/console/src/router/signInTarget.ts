import { paths } from '@millrace/ui/domain/routes';

/** Where somebody is sent to sign in: within this document, or out of it. */
export type SignInTarget =
  { readonly kind: 'here'; readonly to: string } | { readonly kind: 'elsewhere'; readonly address: string };

export interface SignInQuestion {
  /** From the configuration: our own screen or an address elsewhere. */
  readonly loginAddress: string;
  /** The page's origin. */
  readonly origin: string;
  /** The path to come back to. */
  readonly returnTo?: string;
  /** Somebody forgot the password. */
  readonly isRecovery?: boolean;
}

/** An in-app sign-in page has a recovery view; one elsewhere knows its own way. */
export function signInTarget({ loginAddress, origin, returnTo, isRecovery }: SignInQuestion): SignInTarget {
  // Home is where everybody lands anyway.
  const next = returnTo === paths.home() ? undefined : returnTo;
  if (loginAddress === paths.login()) {
    return { kind: 'here', to: paths.login({ view: isRecovery ? 'recover' : undefined, next }) };
  }
  const address = new URL(loginAddress, origin);
  if (next !== undefined) address.searchParams.set('next', new URL(next, origin).href);
  return { kind: 'elsewhere', address: address.href };
}
