/** Whether a host's name, without its port, is this machine's own. */
export const isLoopback = (name: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name);

/** Whether an address is on this server, under either of its names; redirects elsewhere are refused. */
export const isOwnAddress = (address: URL, own: URL): boolean =>
  /^https?:$/.test(address.protocol) &&
  isLoopback(address.hostname) &&
  address.port === own.port &&
  address.username === '' &&
  address.password === '';
