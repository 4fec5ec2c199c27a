import { isReservedAddress } from '../forms/addresses/reservedAddress.ts';
import { isLongerThan } from '../text/graphemes.ts';
import { firstHidden } from '../text/hiddenCharacters.ts';
import { maxLength } from '../text/limits.ts';

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Names of the machine itself, of its own network, or of no public one. */
const innerNames =
  /^localhost\.|(?:^|\.)(?:localhost|localdomain|local|internal|svc|consul|docker|test|invalid|onion|intranet|lan|home|corp|private|home\.arpa)$/;

/** Loopback, link-local, private, shared and reserved ranges of IPv4, in the form that `URL` writes. */
const innerIpv4 =
  /^(?:0|10|127|169\.254|192\.168|192\.0\.0|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89]|22[4-9]|2[345]\d)\./;

/**
 * Only 2000::/3 is reached from outside. 2002::/16 and 2001:0::/32 wrap an address of IPv4, which may be an inner one;
 * so do ::ffff:0:0/96 and 64:ff9b::/96, which are outside that range.
 */
const publicIpv6 = /^\[[23][0-9a-f]{3}:/;
const wrappedIpv4 = /^\[(?:2002:|2001:(?:0?:|0:))/;

/** Whether a host, as `URL` writes it, belongs to the machine or to its own network. */
function isInner(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return !publicIpv6.test(host) || wrappedIpv4.test(host);
  if (/^[\d.]+$/.test(host)) return innerIpv4.test(host);
  // A name without a dot is looked up in the network of the service.
  return innerNames.test(host) || !host.includes('.');
}

/**
 * Host and port, each by its own characters: browsers differ in what else they read as a host, such as blanks, commas,
 * backslashes and percent escapes.
 */
const authorityForm =
  /^(?:[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)*\.?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/iu;

const isAuthority = (authority: string): boolean => {
  const match = authorityForm.exec(authority);
  return match !== null && (match[1] === undefined || (Number(match[1]) > 0 && Number(match[1]) < 65_536));
};

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
  const hidden = firstHidden(address);
  if (hidden !== undefined) return `The address contains an invisible character (${hidden}). Retype it.`;
  if (/\s/.test(address)) return 'Remove the spaces from the address.';
  const authority = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  if (authority === undefined) return 'Enter an address that starts with https://.';
  if (authority.includes('@')) return 'Remove the user and password from the address.';
  const url = parse(address);
  if (!url || !isAuthority(authority)) return 'Enter a host name after https://, such as hooks.example.com.';
  if (/[,;]$/.test(address)) return 'Remove the comma or semicolon at the end of the address.';
  if (isInner(url.hostname) || isReservedAddress(url.hostname)) {
    return 'This address can’t be reached from outside its network. Enter a public address.';
  }
  return undefined;
}

/** Whether the traffic of a hook is unencrypted. Allowed, with a warning. */
export const isPlainHookAddress = (address: string | null): boolean =>
  address !== null && parse(address.trim())?.protocol === 'http:';
