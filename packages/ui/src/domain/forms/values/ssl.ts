import { isWireObject, type Wire } from '../../json/paths.ts';

/** How a connection is encrypted, as the user chooses it. */
export type Ssl =
  | { readonly mode: 'off' }
  /** Encrypted; the server's identity is not verified. */
  | { readonly mode: 'unverified' }
  /** Encrypted; verified with the public certificate authorities. */
  | { readonly mode: 'verified' }
  /** Encrypted; verified with a custom certificate. */
  | { readonly mode: 'certificate'; readonly certificate: string }
  /** An unknown value, kept unchanged. */
  | { readonly mode: 'other'; readonly wire: Wire };

const modes: readonly unknown[] = [
  'off',
  'unverified',
  'verified',
  'certificate',
  'other',
] satisfies Ssl['mode'][];

export const isSsl = (value: unknown): value is Ssl =>
  isWireObject(value) && modes.includes(value.mode) && !('type' in value);

export const sslOff: Ssl = Object.freeze({ mode: 'off' });
/** The default of a new connection. A saved one without a setting is not encrypted. */
export const sslDefault: Ssl = Object.freeze({ mode: 'unverified' });

/** The selectable choices. */
export const sslModes = [
  { value: 'off', label: 'Off' },
  { value: 'unverified', label: 'On, without verification' },
  { value: 'verified', label: 'On, with verification' },
  { value: 'certificate', label: 'On, with your own certificate' },
] as const;

/**
 * The SSL choice that an address demands. A chosen certificate stays; a new one must still be chosen,
 * because an address contains none.
 */
export function demandedSsl(current: Ssl, mode: Exclude<Ssl['mode'], 'other'>): Ssl {
  if (current.mode === mode) return current;
  return mode === 'certificate' ? { mode, certificate: '' } : { mode };
}

/** The three wire formats of spec §3: `false`, `{ reject_unauthorized }`, `{ ca }`. */
export function readSsl(wire: Wire | undefined): Ssl {
  if (wire === undefined || wire === null || wire === false) return sslOff;
  if (isWireObject(wire)) {
    const { ca } = wire;
    if (typeof ca === 'string') return { mode: 'certificate', certificate: ca };
    if (wire.reject_unauthorized === false) return { mode: 'unverified' };
    if (wire.reject_unauthorized === true) return { mode: 'verified' };
  }
  return { mode: 'other', wire };
}

export function writeSsl(ssl: Ssl): Wire {
  if (ssl.mode === 'off') return false;
  if (ssl.mode === 'unverified' || ssl.mode === 'verified')
    return { reject_unauthorized: ssl.mode === 'verified' };
  return ssl.mode === 'certificate' ? { ca: ssl.certificate } : ssl.wire;
}
