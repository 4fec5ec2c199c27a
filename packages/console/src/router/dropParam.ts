/**
 * Removes a parameter from the address of the page, without another entry in the history, so that no reload, bookmark or
 * redirect repeats it. @returns its value; `null` if the address has none
 */
export function dropParam(address: URL, name: string, replaceAddress: (path: string) => void): string | null {
  const value = address.searchParams.get(name);
  if (value === null) return null;
  address.searchParams.delete(name);
  replaceAddress(address.pathname + address.search + address.hash);
  return value;
}
