import { isLongerThan } from '../graphemes.ts';
import { maxLength } from '../limits.ts';

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Names that mean the machine itself or its own network. */
const innerNames = /(^|\.)(localhost|local|internal)$/;
/** Loopback, link-local and private ranges, as `URL` writes them: four decimal numbers, or groups in brackets. */
const innerNumbers =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[(::1?\]|::ffff:|f[cd]|fe[89ab])/;

/**
 * What is wrong with the address that a hook calls, as a sentence; `undefined` where nothing is. The service calls it from
 * within its own network, so addresses in there are refused.
 */
export function hookAddressError(text: string): string | undefined {
  const address = text.trim();
  if (address === '') return 'Enter an address.';
  if (isLongerThan(address, maxLength.nodeConfig)) {
    return `An address has at most ${maxLength.nodeConfig} characters.`;
  }
  const url = parse(address);
  if (!url || !/^https?:\/\//i.test(address)) return 'Enter an address that begins with https://.';
  if (url.username !== '' || url.password !== '') return 'An address holds no user and no password.';
  if (innerNames.test(url.hostname) || innerNumbers.test(url.hostname)) {
    return 'This address cannot be reached from outside its network.';
  }
  return undefined;
}

/** Whether everybody on the way can read what a hook sends; allowed, with a caution beside it. */
export const isPlainHookAddress = (address: string): boolean => parse(address.trim())?.protocol === 'http:';
