/** Lines that only private keys have: of PEM, OpenSSH and PuTTY files, and of the JSON key of a service account. */
const markers = /PRIVATE KEY|PuTTY-User-Key-File|Private-(Lines|MAC|Hash):|Proc-Type: *4/;

/** Whether a text says of itself that it is a private key, or a part of one. */
export const hasKeyMarker = (text: string): boolean => markers.test(text);

/** As long as the shortest line of a key's body, and longer than a fingerprint. */
const bodyRun = /[A-Za-z0-9+/=]{48,}/g;

const isMixed = (run: string): boolean => /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run);

/**
 * Whether a text may be part of a private key, even with its first and last lines cut off. Other Base64 text looks the
 * same, so this is reason enough not to store a text, and no reason to refuse it.
 */
export const mayBePrivateKey = (text: string): boolean =>
  hasKeyMarker(text) || (text.match(bodyRun) ?? []).some(isMixed);
