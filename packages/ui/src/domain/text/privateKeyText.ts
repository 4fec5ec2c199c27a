/** Lines that occur only in private keys: PEM, OpenSSH and PuTTY files, and JSON keys of service accounts. */
const markers = /PRIVATE KEY|PuTTY-User-Key-File|Private-(Lines|MAC|Hash):|Proc-Type: *4/;

/** Whether a text contains the markers of a private key. */
export const hasKeyMarker = (text: string): boolean => markers.test(text);

/** The length of the shortest full line of a key's body, and longer than a fingerprint. */
const bodyRun = /[A-Za-z0-9+/=]{48,}/g;

const isMixed = (run: string): boolean => /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run);

/** Whether a text contains a line of Base64 as long as in the body of a key. */
export const mayBeKeyBody = (text: string): boolean => (text.match(bodyRun) ?? []).some(isMixed);

/**
 * Whether a text may be part of a private key, even without its first and last lines. Other Base64 text looks
 * the same, so such text is not stored but also not refused.
 */
export const mayBePrivateKey = (text: string): boolean => hasKeyMarker(text) || mayBeKeyBody(text);

/** Whether a text has the members of a service account's key, even where it is no JSON any more. */
export const looksLikeServiceAccount = (text: string): boolean =>
  /client_email\\*["'“”]\s*:/.test(text) && text.includes('private_key');
