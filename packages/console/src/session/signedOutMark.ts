const signedOutMark = 'signed_out';

/** Where signing out ends: the landing at the origin root (spec §2, A-02). */
export const signedOutAddress = `/?${signedOutMark}=1`;

/**
 * Whether the page was opened by signing out. The mark counts once and is taken off the address, so that a reload or a
 * bookmark does not greet anybody with it.
 */
export function consumeSignedOutMark(address: URL, replaceAddress: (path: string) => void): boolean {
  if (address.pathname !== '/' || address.searchParams.get(signedOutMark) !== '1') return false;
  address.searchParams.delete(signedOutMark);
  replaceAddress(address.pathname + address.search + address.hash);
  return true;
}
