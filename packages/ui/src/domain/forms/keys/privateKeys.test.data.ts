const body = [
  'MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQC7VJTUt9Us8cKj',
  'C4NARYc4naryMzEfYyjiWA4R4jDT3yG5dM1lqTnZ0JyP7Qh8rKfVb2sXwLu6oEaI',
  'Yx2eqzDV9xeG8kx/sQFV18S5JhzGeIJNq7BFUpkGp3+LQmlQ',
];

/** Part of the body of every key below. Tests check that it appears nowhere. */
export const keyCanary = 'C4NARYc4nary';

const pem = (label: string, ...headers: readonly string[]): readonly string[] => [
  `-----BEGIN ${label}-----`,
  ...headers,
  ...body,
  `-----END ${label}-----`,
];

const whole: Readonly<Record<string, readonly string[]>> = {
  'PKCS 8': pem('PRIVATE KEY'),
  'encrypted PKCS 8': pem('ENCRYPTED PRIVATE KEY'),
  RSA: pem('RSA PRIVATE KEY'),
  'encrypted RSA': pem('RSA PRIVATE KEY', 'Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-256-CBC,00', ''),
  OpenSSH: pem('OPENSSH PRIVATE KEY'),
  PuTTY: [
    'PuTTY-User-Key-File-3: ssh-rsa',
    'Encryption: none',
    'Comment: reader@shop',
    'Private-Lines: 3',
    ...body,
    'Private-MAC: 8a8f1d5f4b1fca0b4dbb6b3a27cd2f8b',
  ],
};

/** Private keys in every common format, complete and with their ends cut off, as `[name, text]`. */
export const privateKeys: readonly (readonly [name: string, text: string])[] = Object.entries(whole).flatMap(
  ([name, lines]): readonly (readonly [string, string])[] => [
    [name, lines.join('\n')],
    [`${name} without its first line`, lines.slice(1).join('\n')],
    [`${name} without its last line`, lines.slice(0, -1).join('\n')],
    [`${name} without both`, lines.slice(1, -1).join('\n')],
    [`${name} on one line`, lines.join('')],
  ],
);

/** Text in the format of a certificate. */
export const certificate = [
  '-----BEGIN CERTIFICATE-----',
  'MIIDdzCCAl+gAwIBAgIEAgAAuTANBgkqhkiG9w0BAQUFADBaMQswCQYDVQQGEwJJ',
  'RTESMBAGA1UEChMJQmFsdGltb3JlMRMwEQYDVQQLEwpDeWJlclRydXN0',
  '-----END CERTIFICATE-----',
].join('\n');
