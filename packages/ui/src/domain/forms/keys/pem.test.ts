import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePem, pemLimitBytes, readPem, type PemKind } from './pem.ts';

const body = [
  'MIIBVgIBADANBgkqhkiG9w0BAQEFAASCAT8wggE7AgEAAkEAq7BFUpkGp3+LQmlQ',
  'Yx2eqzDV+xeG8kx/sQFV18S5JhzGeIJN',
];
const block = (label: string, end = label, lines: readonly string[] = body) =>
  [`-----BEGIN ${label}-----`, ...lines, `-----END ${end}-----`].join('\n');

const invalid = 'Invalid PEM format';
const mismatched = 'Mismatched header and footer labels';

describe('a private key', () => {
  it.each([
    ['PKCS 8', block('PRIVATE KEY')],
    ['encrypted', block('ENCRYPTED PRIVATE KEY')],
    ['PKCS 1', block('RSA PRIVATE KEY')],
    [
      'of the old encrypted form',
      block('RSA PRIVATE KEY', undefined, ['Proc-Type: 4,ENCRYPTED', '', ...body]),
    ],
    ['with the parameters of its curve', `${block('EC PARAMETERS')}\n${block('EC PRIVATE KEY')}`],
    ['from Windows', block('PRIVATE KEY').replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\uFEFF${block('PRIVATE KEY')}`],
    ['with text before it', `my key\n${block('PRIVATE KEY')}`],
    ['with space around it', `\n\n  ${block('PRIVATE KEY')}\n\n`],
  ])('%s is accepted', (_, text) => {
    expect(readPem(text, 'privateKey').state).toBe('valid');
  });

  it.each([
    ['nothing', '', invalid],
    ['what is no PEM', 'hello', invalid],
    ['DER', '0\u0082\u0001V\u0002\u0001\u0000', invalid],
    ['no END', block('PRIVATE KEY').replace('-----END PRIVATE KEY-----', ''), invalid],
    ['no BEGIN', block('PRIVATE KEY').replace('-----BEGIN PRIVATE KEY-----', ''), invalid],
    ['an empty label', block(''), invalid],
    ['an empty block', block('PRIVATE KEY', undefined, []), invalid],
    ['a body of other characters', block('PRIVATE KEY', undefined, ['not base 64!']), invalid],
    ['a block within a block', block('PRIVATE KEY', undefined, [block('PRIVATE KEY')]), invalid],
    ['a public key', block('PUBLIC KEY'), invalid],
    ['parameters alone', block('EC PARAMETERS'), invalid],
    ['two keys', `${block('PRIVATE KEY')}\n${block('PRIVATE KEY')}`, invalid],
    ['the body of another key beside it', `${body[0]}\n${block('PRIVATE KEY')}`, invalid],
    ['labels that differ', block('PRIVATE KEY', 'RSA PRIVATE KEY'), mismatched],
    [
      'labels that differ in the second block',
      `${block('EC PARAMETERS')}\n${block('EC PRIVATE KEY', 'PRIVATE KEY')}`,
      mismatched,
    ],
    ['more than any key is', block('PRIVATE KEY', undefined, ['A'.repeat(pemLimitBytes)]), invalid],
  ])('%s is refused', (_, text, message) => {
    expect(readPem(text, 'privateKey')).toMatchObject({ state: 'invalid', message });
  });
});

describe('a certificate', () => {
  it.each([
    ['one', block('CERTIFICATE'), 1],
    ['a chain', [block('CERTIFICATE'), block('CERTIFICATE')].join('\n'), 2],
    ['with subjects written around it', `Subject: CN=db\n${block('CERTIFICATE')}\n# intermediate`, 1],
    ['the old label', block('X509 CERTIFICATE'), 1],
  ])('%s is accepted', (_, text, blocks) => {
    expect(readPem(text, 'certificate')).toMatchObject({ state: 'valid', blocks });
  });

  it('is distinguished from a private key and a certificate request', () => {
    expect(readPem(block('PRIVATE KEY'), 'certificate')).toEqual({
      state: 'invalid',
      message: invalid,
      found: 'privateKey',
    });
    expect(readPem(block('CERTIFICATE'), 'privateKey')).toMatchObject({ found: 'certificate' });
    const both = `${block('CERTIFICATE')}\n${block('PRIVATE KEY')}`;
    expect(readPem(both, 'certificate')).toEqual({ state: 'invalid', message: invalid });
    expect(readPem(block('CERTIFICATE REQUEST'), 'certificate').state).toBe('invalid');
  });
});

it('has a summary without its content', () => {
  expect(describePem(block('PRIVATE KEY'), 'privateKey')).toBe('Private key · PEM · 4 lines');
  expect(describePem(block('CERTIFICATE'), 'certificate')).toBe('Certificate · PEM · 4 lines');
  expect(describePem(`${block('CERTIFICATE')}\n${block('CERTIFICATE')}`, 'certificate')).toBe(
    'Certificate chain · PEM · 8 lines',
  );
  expect(describePem(block('ENCRYPTED PRIVATE KEY'), 'privateKey')).toBe(
    'Encrypted private key · PEM · 4 lines',
  );
  expect(describePem('secret', 'privateKey')).toBeUndefined();
});

describe('any input (T-23)', () => {
  const kinds: readonly PemKind[] = ['certificate', 'privateKey'];
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '-----BEGIN PRIVATE KEY-----',
      '-----END PRIVATE KEY-----',
      '-----BEGIN CERTIFICATE-----',
      '-----END CERTIFICATE-----',
      '-----BEGIN -----',
      '-----END',
      'AAAA',
    ),
  );

  it('is read, and valid input has as many END lines as blocks', () => {
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom(...kinds), (lines, kind) => {
        const reading = readPem(lines.join('\n'), kind);
        const ends = lines.filter((each) => each.trim().startsWith('-----END ')).length;
        expect(reading.state === 'invalid' || reading.blocks <= ends).toBe(true);
      }),
    );
  });

  // Reading any of these in quadratic time would exceed the test's time limit.
  it.each([
    ['BEGIN without end', '-----BEGIN '],
    ['dashes', '-'],
    ['empty lines', '\n'],
    ['beginnings', '-----BEGIN PRIVATE KEY-----\n'],
    ['endings', '-----END PRIVATE KEY-----\n'],
    ['a body', `${'A'.repeat(64)}\n`],
    ['spaces', ' '],
  ])('is refused, whether it is a megabyte of %s or just within the limit', (_, unit) => {
    for (const size of [pemLimitBytes, 1024 * 1024]) {
      const text = unit.repeat(Math.floor(size / unit.length));
      expect(readPem(text, 'privateKey')).toMatchObject({ state: 'invalid', message: invalid });
    }
  });
});
