const block = (label: string, lines: number): string =>
  [
    `-----BEGIN ${label}-----`,
    ...Array.from({ length: lines }, () => 'QUJDREVG'.repeat(8)),
    `-----END ${label}-----`,
    '',
  ].join('\n');

/** Texts in the format of keys and certificates, without real content, for stories and tests. */
export const privateKeyText = (lines = 26): string => block('PRIVATE KEY', lines);
export const encryptedKeyText = (lines = 28): string => block('ENCRYPTED PRIVATE KEY', lines);
export const certificateText = (lines = 18): string => block('CERTIFICATE', lines);
