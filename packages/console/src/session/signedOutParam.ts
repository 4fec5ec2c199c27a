import { dropParam } from '../router/dropParam.ts';

const signedOutParam = 'signed_out';

/** The page after signing out: the landing page at the origin root. */
export const signedOutAddress = `/?${signedOutParam}=1`;

/**
 * Whether the page was opened by signing out. Removes the mark from the address, so that a reload or a
 * bookmark does not show the message again.
 */
export function consumeSignedOutParam(address: URL, replaceAddress: (path: string) => void): boolean {
  if (address.pathname !== '/' || address.searchParams.get(signedOutParam) !== '1') return false;
  dropParam(address, signedOutParam, replaceAddress);
  return true;
}
