import { paths } from '@millrace/ui/domain/routes';

/** Where to sign in: within this document, or at another address. */
export type SignInTarget =
  { readonly kind: 'here'; readonly to: string } | { readonly kind: 'elsewhere'; readonly address: string };

export interface SignInQuestion {
  /** From the configuration: our own screen or an external address. */
  readonly loginAddress: string;
  /** The page's origin. */
  readonly origin: string;
  /** The path to return to after signing in. */
  readonly returnTo?: string;
  /** The person forgot the password. */
  readonly isRecovery?: boolean;
}

/** Our sign-in page has a view for password recovery. An external page has its own way. */
export function signInTarget({ loginAddress, origin, returnTo, isRecovery }: SignInQuestion): SignInTarget {
  // Signing in leads home by default.
  const next = returnTo === paths.home() ? undefined : returnTo;
  if (loginAddress === paths.login()) {
    return { kind: 'here', to: paths.login({ view: isRecovery ? 'recover' : undefined, next }) };
  }
  const address = new URL(loginAddress, origin);
  if (next !== undefined) address.searchParams.set('next', new URL(next, origin).href);
  return { kind: 'elsewhere', address: address.href };
}
