/**
 * The ranges of IPv4 that no machine has: those of examples in documents, of no network (0), and the reserved ones
 * (RFC 5737, RFC 6890), in the form that `URL` writes.
 */
const ipv4 = /^(?:192\.0\.2|198\.51\.100|203\.0\.113|0|2[45]\d)\./;
/** The same ranges of IPv6 (RFC 3849, RFC 9637), and the address of nothing. */
const ipv6 = /^\[(?:2001:db8:|3fff:(?:0?:|[\da-f]{1,3}:)|::\]$)/;

/** Whether no machine anywhere can have this host. @param hostname as `URL` writes it */
export const isReservedAddress = (hostname: string): boolean =>
  hostname.startsWith('[') ? ipv6.test(hostname) : /^[\d.]+$/.test(hostname) && ipv4.test(hostname);
