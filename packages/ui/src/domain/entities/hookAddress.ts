import { isLongerThan } from '../graphemes.ts';
import { maxLength } from '../limits.ts';

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Host names of the machine itself or its own network. */
const innerNames = /(^|\.)(localhost|local|internal)$/;
/** Loopback, link-local and private ranges in `URL` notation: four decimal numbers, or groups in brackets. */
const innerNumbers =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[(::1?\]|::ffff:|f[cd]|fe[89ab])/;

/**
 * Validates the address of a hook. Returns the error as a sentence, or `undefined` if the address is valid.
 * The service calls hooks from within its own network, so addresses in that network are refused.
 */
export function hookAddressError(text: string): string | undefined {
  const address = text.trim();
  if (address === '') return 'Enter an address.';
  if (isLongerThan(address, maxLength.nodeConfig)) {
    return `An address can have at most ${maxLength.nodeConfig} characters.`;
  }
  const url = parse(address);
  if (!url || !/^https?:\/\//i.test(address)) return 'Enter an address that starts with https://.';
  if (url.username !== '' || url.password !== '') return 'Remove the user and password from the address.';
  if (innerNames.test(url.hostname) || innerNumbers.test(url.hostname)) {
    return 'This address can’t be reached from outside its network. Enter a public address.';
  }
  return undefined;
}

/** Whether the traffic of a hook is unencrypted. Allowed, with a warning. */
export const isPlainHookAddress = (address: string): boolean => parse(address.trim())?.protocol === 'http:';
