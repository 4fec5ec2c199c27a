/** Whether a host's name, without its port, is this machine's own. */
export const isLoopback = (name: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name);

/** Whether an address leads to this very server, by whichever of its names; nobody is sent anywhere else. */
export const isOwnAddress = (address: URL, own: URL): boolean =>
  /^https?:$/.test(address.protocol) &&
  isLoopback(address.hostname) &&
  address.port === own.port &&
  address.username === '' &&
  address.password === '';
