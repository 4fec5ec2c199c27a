import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './der.ts';
import { readPem, type PemKind } from './pem.ts';
import { adviseBytes, adviseJson, adviseJsonBytes, advisePem, warnOfPem } from './pemAdvice.ts';
import { throwawayBinaries, throwawayFiles } from './throwawayKeys.test.data.ts';

const key = throwawayFiles['PKCS#8'];
const { certificate } = throwawayFiles;
const bodyOf = (text: string) => text.split('\n').slice(1, -2).join('\n');
const inPlaceOf = (text: string, kind: PemKind) => {
  expect(readPem(text, kind).state).toBe('invalid');
  return advisePem(text, kind);
};

describe('in place of a private key', () => {
  it.each([
    ['a certificate', certificate, 'This is a certificate. Choose the private key file.'],
    ['a public key', throwawayFiles['public key'], 'This is a public key. Choose the private key file.'],
    ['a public key of PKCS#1', throwawayFiles['public key of PKCS#1'], 'This is a public key.'],
    ['a public key of OpenSSH', throwawayFiles['OpenSSH public key'], 'This is a public key.'],
    ['a public key of SSH2', throwawayFiles['SSH2 public key'], 'This is a public key.'],
    [
      'a request',
      throwawayFiles['certificate request'],
      'This is a certificate signing request. Choose the private key file.',
    ],
    [
      'PKCS#7',
      throwawayFiles['PKCS#7'],
      'This is a PKCS#7 file with certificates. Choose the private key file.',
    ],
    [
      'a key and its certificate',
      throwawayFiles['key and certificate'],
      'The file contains a private key and a certificate. Keep only the block of the private key.',
    ],
    ['two keys', key + throwawayFiles.EC, 'The file contains 2 private keys. Keep only one of them.'],
    [
      'a key and its public key',
      key + throwawayFiles['public key'],
      'Besides, the file contains a public key.',
    ],
    [
      'a PuTTY key',
      `PuTTY-User-Key-File-3: ssh-rsa\nEncryption: none\nPrivate-Lines: 14\n${bodyOf(key)}`,
      'This is a PuTTY key (PPK). Export it: puttygen key.ppk -O private-openssh -o key.',
    ],
    [
      'a JSON Web Key',
      '{"kty":"RSA","n":"AQAB","d":"AQAB"}',
      'This is a JSON Web Key. Choose the private key file in PEM.',
    ],
    [
      'the key of a service account',
      JSON.stringify({ type: 'service_account', private_key: key }),
      'This is the JSON key of a service account. Choose the private key file in PEM.',
    ],
    ['a web page', '<!DOCTYPE html><title>Sign in</title>', 'This is a web page'],
    [
      'the body alone',
      bodyOf(key),
      'The BEGIN and END lines are missing around what looks like a private key.',
    ],
    ['no END', key.replace('-----END PRIVATE KEY-----', ''), 'The END line is missing'],
    ['no BEGIN', key.replace('-----BEGIN PRIVATE KEY-----', ''), 'The BEGIN line is missing'],
    ['labels that differ', key.replace('END PRIVATE', 'END RSA PRIVATE'), 'belong to different files'],
    ['nothing between', '-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----', 'There is nothing between'],
    ['other characters', key.replace('MIIC', 'MI*C'), 'characters that do not belong there'],
    [
      'en dashes',
      key.replaceAll('-----', '–––––'),
      'The hyphens of the BEGIN and END lines were changed to dashes',
    ],
    [
      'em dashes',
      key.replaceAll('-----', '——-'),
      'The hyphens of the BEGIN and END lines were changed to dashes',
    ],
    ['four hyphens', key.replaceAll('-----', '----'), 'need five hyphens'],
    ['Base64 of PEM', btoa(key), 'This is a PEM file encoded in Base64.'],
    ['a zero-width space', key.replace('MIIC', 'MI\u200BIC'), 'an invisible character (U+200B)'],
    [
      'a no-break space',
      key.replace('BEGIN PRIVATE', 'BEGIN\u00A0PRIVATE'),
      'an invisible character (U+00A0)',
    ],
    ['a direction mark', key.replace('MIIC', 'MI\u202EIC'), 'an invisible character (U+202E)'],
    ['a soft hyphen', key.replace('\n', '\u00AD\n'), 'an invisible character (U+00AD)'],
    ['a line separator', key.replaceAll('\n', '\u2028'), 'an invisible character (U+2028)'],
    [
      'parameters alone',
      throwawayFiles['EC with parameters'].split('-----BEGIN EC PRIVATE')[0] ?? '',
      'only the parameters',
    ],
    [
      'a PGP key',
      key.replaceAll('PRIVATE KEY', 'PGP PRIVATE KEY BLOCK').replaceAll(/^MII.*$/gm, 'AAAA'),
      'PGP key',
    ],
    ['nothing', '\uFEFF \n', 'There is no text in it.'],
  ])('%s is named', (_, text, advice) => {
    expect(inPlaceOf(text, 'privateKey')).toContain(advice);
  });

  it('an unknown text has none', () => {
    expect(inPlaceOf('hello', 'privateKey')).toBeUndefined();
  });
});

describe('in place of a certificate', () => {
  it.each([
    ['a key', key, 'This is a private key. Keep it secret, and choose the certificate file.'],
    ['an OpenSSH key', throwawayFiles['OpenSSH RSA'], 'This is a private key. Keep it secret'],
    ['a PuTTY key', 'PuTTY-User-Key-File-3: ssh-rsa\n', 'This is a private key. Keep it secret'],
    [
      'a request',
      throwawayFiles['certificate request'],
      'This is a certificate signing request. Choose the certificate that was issued for it.',
    ],
    [
      'PKCS#7',
      throwawayFiles['PKCS#7'],
      'This is a PKCS#7 file with certificates. Extract them: openssl pkcs7 -print_certs',
    ],
    ['a revocation list', throwawayFiles['revocation list'], 'This is a revocation list.'],
    [
      'a key beside it',
      throwawayFiles['key and certificate'],
      'The file contains a certificate and a private key.',
    ],
    ['a public key', throwawayFiles['public key'], 'This is a public key. Choose the certificate file.'],
    ['JSON', '{"a":1}', 'This is another JSON file. Choose the certificate file in PEM.'],
    ['the body alone', bodyOf(certificate), 'are missing around what looks like a certificate'],
  ])('%s is named', (_, text, advice) => {
    expect(inPlaceOf(text, 'certificate')).toContain(advice);
  });
});

describe('a file that is not text', () => {
  const bytesOf = (name: keyof typeof throwawayBinaries) =>
    decodeBase64(throwawayBinaries[name]) ?? new Uint8Array();
  const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (each) => each.charCodeAt(0)).buffer);

  it.each<readonly [string, Uint8Array, PemKind, string]>([
    ['a certificate', bytesOf('certificate'), 'certificate', 'Convert it to PEM: openssl x509 -inform der'],
    [
      'a certificate for a key',
      bytesOf('certificate'),
      'privateKey',
      'This is a certificate. Choose the private key',
    ],
    [
      'a key',
      bytesOf('PKCS#8'),
      'privateKey',
      'Convert it to PEM: openssl pkcs8 -topk8 -nocrypt -inform der',
    ],
    [
      'a key of PKCS#1',
      bytesOf('PKCS#1'),
      'privateKey',
      'Convert it to PEM: openssl pkcs8 -topk8 -nocrypt -inform der',
    ],
    [
      'an encrypted key',
      bytesOf('encrypted PKCS#8'),
      'privateKey',
      'Convert it to PEM: openssl pkey -inform der',
    ],
    ['a key for a certificate', bytesOf('PKCS#8'), 'certificate', 'This is a private key. Keep it secret'],
    ['PKCS#12', bytesOf('PKCS#12'), 'privateKey', 'openssl pkcs12 -in file.p12 -nocerts'],
    ['PKCS#12 for a certificate', bytesOf('PKCS#12'), 'certificate', 'openssl pkcs12 -in file.p12 -nokeys'],
    [
      'UTF-16 with a mark',
      utf16(`\uFEFF${key}`),
      'privateKey',
      'The file is saved as UTF-16. Save it as UTF-8',
    ],
    ['UTF-16 without a mark', utf16(key), 'privateKey', 'The file is saved as UTF-16. Save it as UTF-8'],
    ['a keystore', new Uint8Array([0xfe, 0xed, 0xfe, 0xed, 0]), 'privateKey', 'This is a Java keystore.'],
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4]), 'certificate', 'This is an archive. Unpack it'],
    ['something else', new Uint8Array([0x89, 0x50, 0x4e]), 'certificate', 'This is a binary file.'],
  ])('%s is named', (_, bytes, kind, advice) => {
    expect(adviseBytes(bytes, kind)).toContain(advice);
  });

  it('in place of a JSON key is named', () => {
    expect(adviseJsonBytes(utf16('{"type":"service_account"}'))).toContain('UTF-16');
    expect(adviseJsonBytes(bytesOf('PKCS#12'))).toContain('Choose the JSON key of a service account');
  });
});

describe('JSON in place of the key of a service account', () => {
  it.each([
    [
      'authorized_user',
      '{"type":"authorized_user","refresh_token":"r"}',
      'the credentials of a person (authorized_user)',
    ],
    ['an OAuth client', '{"installed":{"client_id":"c","client_secret":"s"}}', 'an OAuth client'],
    ['an OAuth client of the web', '{"web":{"client_id":"c"}}', 'an OAuth client'],
    ['workload identity', '{"type":"external_account","audience":"a"}', 'workload identity federation'],
    ['impersonation', '{"type":"impersonated_service_account"}', 'impersonation'],
    ['a list', '[{"type":"service_account"}]', 'a list'],
    ['a nested key', '{"gcp":{"type":"service_account"}}', 'inside another JSON object'],
    ['typographic quotes', '{“type”: “service_account”}', 'typographic'],
    ['another file', '{"a":1}', 'Choose the JSON key of a service account: in Google Cloud'],
    ['no JSON', 'hello', 'Choose the JSON key of a service account: in Google Cloud'],
    ['a key file without its key', '{"type":"service_account"}', 'The file contains no private key.'],
    [
      'a key file with a blanked key',
      '{"type":"service_account","private_key":"-----BEGIN PRIVATE KEY-----"}',
      'The private key in the file can’t be read.',
    ],
  ])('%s is named', (_, text, advice) => {
    expect(adviseJson(text)).toContain(advice);
  });
});

it('JSON is named in place of a PEM key too, where both are accepted', () => {
  expect(advisePem('{"type":"authorized_user"}', 'privateKey', true)).toContain(
    'the credentials of a person',
  );
});

describe('a valid key', () => {
  const warningOf = (text: string, kind: PemKind = 'privateKey') => {
    const reading = readPem(text, kind);
    return reading.state === 'valid' ? warnOfPem(reading, kind) : 'invalid';
  };

  it('in PKCS#8 has no warning', () => {
    expect(warningOf(key)).toBeUndefined();
    expect(warningOf(throwawayFiles['PKCS#8 encrypted with PBES2'])).toBeUndefined();
    expect(warningOf(certificate, 'certificate')).toBeUndefined();
  });

  it.each([
    [
      'OpenSSH RSA, encrypted',
      'in the format of OpenSSH. Convert a copy of the file: ssh-keygen -p -m PKCS8 -f key',
    ],
    ['PKCS#1', 'openssl pkcs8 -topk8 -nocrypt -in key.pem -out key.p8'],
    ['traditional, AES', 'openssl pkcs8 -topk8 -in key.pem -out key.p8'],
    ['OpenSSH Ed25519', 'Snowflake needs an RSA key, and this is an Ed25519 key.'],
    ['DSA', 'Snowflake needs an RSA key, and this is a DSA key.'],
  ] as const)('in the format %s has the command that converts it', (name, warning) => {
    expect(warningOf(throwawayFiles[name])).toContain(warning);
  });

  it('that lost a line is said to be damaged', () => {
    const [first = '', , ...rest] = key.split('\n');
    expect(warningOf([first, ...rest].join('\n'))).toContain('Part of it may be missing or changed');
    const [head = '', , ...others] = certificate.split('\n');
    expect(warningOf([head, ...others].join('\n'), 'certificate')).toContain('Part of it may be missing');
  });
});

it('advice never repeats any part of the text', () => {
  const secret = 'Zx9Qw7Er5Ty3Ui1Op';
  const places = fc.constantFrom(
    secret,
    `-----BEGIN ${secret}-----\nAAAA\n-----END ${secret}-----`,
    `-----BEGIN PRIVATE KEY-----\n${secret}*\n-----END PRIVATE KEY-----`,
    `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END ${secret}-----`,
    `{"type":"${secret}","${secret}":"${secret}"}`,
    `ssh-rsa AAAA${secret} ${secret}`,
    `PuTTY-User-Key-File-3: ${secret}`,
    `<html>${secret}`,
    `\u200B${secret}`,
    secret.repeat(5),
  );
  fc.assert(
    fc.property(
      places,
      fc.constantFrom('certificate', 'privateKey'),
      fc.boolean(),
      (text, kind, takesJson) => {
        expect(`${advisePem(text, kind, takesJson)} ${adviseJson(text)}`).not.toContain(secret.slice(0, 5));
      },
    ),
  );
});
