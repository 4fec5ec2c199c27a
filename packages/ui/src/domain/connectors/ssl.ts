import { isWireObject, type Wire } from './paths.ts';

/** How a connection is encrypted, as a person chooses it. */
export type Ssl =
  | { readonly mode: 'off' }
  /** Encrypted, without a check of who answers. */
  | { readonly mode: 'unverified' }
  /** Checked against a certificate of one's own. */
  | { readonly mode: 'certificate'; readonly certificate: string }
  /** A form that this build does not know, kept as it came. */
  | { readonly mode: 'other'; readonly wire: Wire };

export const sslOff: Ssl = Object.freeze({ mode: 'off' });

/** The choices that are offered. */
export const sslModes = [
  { value: 'off', label: 'Off' },
  { value: 'unverified', label: 'On, without verification' },
  { value: 'certificate', label: 'On, with your own certificate' },
] as const;

/**
 * What a pasted address makes of SSL: it can ask for more than there is, never take away, and leaves alone what this build
 * does not know. A certificate is still to be chosen, since no address carries one.
 */
export function raisedSsl(current: Ssl, demanded: 'unverified' | 'certificate'): Ssl {
  if (current.mode === demanded || current.mode === 'certificate' || current.mode === 'other') return current;
  return demanded === 'certificate' ? { mode: 'certificate', certificate: '' } : { mode: 'unverified' };
}

/** The three shapes of spec §3: `false`, `{ reject_unauthorized }`, `{ ca }`. */
export function readSsl(wire: Wire | undefined): Ssl {
  if (wire === undefined || wire === null || wire === false) return sslOff;
  if (isWireObject(wire)) {
    const { ca } = wire;
    if (typeof ca === 'string') return { mode: 'certificate', certificate: ca };
    if (wire.reject_unauthorized === false) return { mode: 'unverified' };
  }
  return { mode: 'other', wire };
}

export function writeSsl(ssl: Ssl): Wire {
  if (ssl.mode === 'off') return false;
  if (ssl.mode === 'unverified') return { reject_unauthorized: false };
  return ssl.mode === 'certificate' ? { ca: ssl.certificate } : ssl.wire;
}
