import type { DerContent } from './der.ts';

/** Labels are compared and recognised without blanks, because a text may be folded anywhere. */
const writtenLabels = [
  'EC PARAMETERS',
  'X509 CRL',
  'X509 CERTIFICATE',
  'CERTIFICATE',
  'TRUSTED CERTIFICATE',
  'CERTIFICATE REQUEST',
  'NEW CERTIFICATE REQUEST',
  'PUBLIC KEY',
  'RSA PUBLIC KEY',
  'PRIVATE KEY',
  'ENCRYPTED PRIVATE KEY',
  'RSA PRIVATE KEY',
  'EC PRIVATE KEY',
  'DSA PRIVATE KEY',
  'OPENSSH PRIVATE KEY',
  'PGP PUBLIC KEY BLOCK',
  'PGP PRIVATE KEY BLOCK',
];
const squeeze = (label: string): string => label.replaceAll(' ', '');
const writtenAs = new Map(writtenLabels.map((label) => [squeeze(label), label]));

/**
 * A label without blanks as tools write it, such as `PRIVATE KEY`; `undefined` if it has characters that no label has.
 * No tool reads a no-break space there, and the advice names it.
 */
export function labelOf(squeezed: string): string | undefined {
  const bare = squeezed.toUpperCase();
  return /^[\x21-\x7e]+$/.test(squeezed) ? (writtenAs.get(bare) ?? bare) : undefined;
}

/** The label of each content that can be sent, as openssl and ssh-keygen write and read it. */
const labelOfContent: Partial<Readonly<Record<DerContent, string>>> = {
  pkcs8: 'PRIVATE KEY',
  encryptedPkcs8: 'ENCRYPTED PRIVATE KEY',
  pkcs1: 'RSA PRIVATE KEY',
  dsa: 'DSA PRIVATE KEY',
  sec1: 'EC PRIVATE KEY',
  openssh: 'OPENSSH PRIVATE KEY',
  encryptedOpenssh: 'OPENSSH PRIVATE KEY',
  certificate: 'CERTIFICATE',
};

/** The label to send: that of the content, because a program that reads the key looks for it. */
export function labelToSend(label: string, content: DerContent | undefined): string {
  const own = content === undefined ? undefined : labelOfContent[content];
  const isSynonym = content === 'certificate' && /^(?:X509|TRUSTED) CERTIFICATE$/.test(label);
  return own === undefined || isSynonym ? label : own;
}
