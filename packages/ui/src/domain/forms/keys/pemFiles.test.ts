import { generateKeyPairSync } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, readDer } from './der.ts';
import { canonicalPem, describePem, pemLimitBytes, readPem, type PemKind, type PemReading } from './pem.ts';
import { throwawayBinaries, throwawayFiles } from './throwawayKeys.test.data.ts';

type Valid = Extract<PemReading, { state: 'valid' }>;

function validOf(text: string, kind: PemKind): Valid {
  const reading = readPem(text, kind);
  if (reading.state === 'invalid') throw new Error(`refused: ${reading.message}`);
  return reading;
}

const keys = [
  ['PKCS#8', 'Private key', { content: 'pkcs8', algorithm: 'RSA', isEncrypted: false }],
  ['PKCS#1', 'Private key', { content: 'pkcs1', algorithm: 'RSA', isEncrypted: false }],
  ['PKCS#8 encrypted with PBES2', 'Encrypted private key', { content: 'encryptedPkcs8', isEncrypted: true }],
  ['PKCS#8 encrypted with PBES1', 'Encrypted private key', { content: 'encryptedPkcs8', isEncrypted: true }],
  ['traditional, AES', 'Encrypted private key', { content: undefined, isEncrypted: true }],
  ['traditional, DES', 'Encrypted private key', { content: undefined, isEncrypted: true }],
  ['EC with parameters', 'Private key', { content: 'sec1', algorithm: 'EC', isEncrypted: false }],
  ['EC', 'Private key', { content: 'sec1', algorithm: 'EC', isEncrypted: false }],
  ['EC in PKCS#8', 'Private key', { content: 'pkcs8', algorithm: 'EC', isEncrypted: false }],
  ['EC with explicit parameters', 'Private key', { content: 'sec1', algorithm: 'EC', isEncrypted: false }],
  ['Ed25519', 'Private key', { content: 'pkcs8', algorithm: 'Ed25519', isEncrypted: false }],
  ['RSA-PSS', 'Private key', { content: 'pkcs8', algorithm: 'RSA', isEncrypted: false }],
  ['DSA', 'Private key', { content: 'dsa', algorithm: 'DSA', isEncrypted: false }],
  ['OpenSSH RSA', 'OpenSSH private key', { content: 'openssh', algorithm: 'RSA', isEncrypted: false }],
  [
    'OpenSSH RSA, encrypted',
    'Encrypted OpenSSH private key',
    { content: 'encryptedOpenssh', algorithm: 'RSA', isEncrypted: true },
  ],
  [
    'OpenSSH Ed25519',
    'OpenSSH private key',
    { content: 'openssh', algorithm: 'Ed25519', isEncrypted: false },
  ],
  [
    'OpenSSH Ed25519, encrypted',
    'Encrypted OpenSSH private key',
    { content: 'encryptedOpenssh', algorithm: 'Ed25519', isEncrypted: true },
  ],
  ['OpenSSH EC', 'OpenSSH private key', { content: 'openssh', algorithm: 'EC', isEncrypted: false }],
  ['key from PKCS#12', 'Private key', { content: 'pkcs8', algorithm: 'RSA', isEncrypted: false }],
  ['encrypted key from PKCS#12', 'Encrypted private key', { content: 'encryptedPkcs8', isEncrypted: true }],
] as const satisfies readonly (readonly [keyof typeof throwawayFiles, string, object])[];

const certificates = [
  'certificate',
  'EC certificate',
  'certificate with its text',
  'trusted certificate',
  'certificate from PKCS#12',
] as const satisfies readonly (keyof typeof throwawayFiles)[];

describe('keys that openssl and ssh-keygen write', () => {
  it.each(keys)('%s is read from its structure', (name, noun, expected) => {
    const text = throwawayFiles[name];
    expect(validOf(text, 'privateKey')).toMatchObject({ ...expected, isWhole: true });
    expect(describePem(text, 'privateKey')).toMatch(new RegExp(`^${noun} · PEM · \\d+ lines$`));
    expect(readPem(text, 'certificate')).toMatchObject({ state: 'invalid', found: 'privateKey' });
  });

  it('are sent as the tools write them, without what is around them', () => {
    const sent = keys.map(([name]) => canonicalPem(throwawayFiles[name], 'privateKey'));
    expect(sent).toEqual(keys.map(([name]) => throwawayFiles[name].replace(/^[^-]*(?=-----BEGIN)/, '')));
  });

  it('include new keys', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    for (const format of ['pkcs1', 'pkcs8'] as const) {
      const pem = privateKey.export({ type: format, format: 'pem' }).toString();
      expect(validOf(pem, 'privateKey')).toMatchObject({ isWhole: true, isEncrypted: false, text: pem });
    }
    const closed = { format: 'pem', cipher: 'aes-256-cbc', passphrase: 'throwaway' } as const;
    for (const format of ['pkcs1', 'pkcs8'] as const) {
      const pem = privateKey.export({ type: format, ...closed }).toString();
      expect(validOf(pem, 'privateKey')).toMatchObject({ isWhole: true, isEncrypted: true, text: pem });
    }
  });

  it('are recognised by their content, whatever their label says', () => {
    const labelled = (name: keyof typeof throwawayFiles, label: string) =>
      throwawayFiles[name].replaceAll(/(BEGIN|END) [A-Z ]+/g, `$1 ${label}`);
    expect(validOf(labelled('PKCS#8 encrypted with PBES2', 'PRIVATE KEY'), 'privateKey').isEncrypted).toBe(
      true,
    );
    expect(readPem(labelled('PKCS#8', 'CERTIFICATE'), 'certificate')).toMatchObject({ found: 'privateKey' });
    expect(readPem(labelled('certificate', 'PRIVATE KEY'), 'privateKey')).toMatchObject({
      found: 'certificate',
    });
    expect(readPem(labelled('public key', 'PRIVATE KEY'), 'privateKey').state).toBe('invalid');
  });

  it('in binary form are recognised', () => {
    const contents = Object.entries(throwawayBinaries).map(([name, base64]) => [
      name,
      readDer(decodeBase64(base64) ?? new Uint8Array())?.content,
    ]);
    expect(Object.fromEntries(contents)).toEqual({
      certificate: 'certificate',
      'PKCS#8': 'pkcs8',
      'PKCS#1': 'pkcs1',
      'encrypted PKCS#8': 'encryptedPkcs8',
      'PKCS#12': 'pkcs12',
    });
  });
});

describe('certificates', () => {
  it.each(certificates)('%s is accepted', (name) => {
    expect(validOf(throwawayFiles[name], 'certificate')).toMatchObject({ blocks: 1, isWhole: true });
    expect(readPem(throwawayFiles[name], 'privateKey')).toMatchObject({ found: 'certificate' });
  });

  it('of every public authority are a chain, more than 150 kB long', () => {
    const bundle = rootCertificates.map((root, index) => `# Root ${index}\n${root}\n`).join('\n');
    expect(bundle.length).toBeGreaterThan(150_000);
    expect(bundle.length).toBeLessThan(pemLimitBytes);
    const reading = validOf(bundle, 'certificate');
    expect(reading).toMatchObject({ blocks: rootCertificates.length, isWhole: true });
    expect(describePem(bundle, 'certificate')).toMatch(/^Certificate chain/);
    const bodies = (text: string) => text.replaceAll(/^#.*$/gm, '').replaceAll(/\s/g, '');
    expect(bodies(reading.text) === bodies(bundle)).toBe(true);
  });
});

/** How programs change texts: each keeps what the key is. */
const everyWhole = [
  ...keys.map(([name]) => ({
    text: canonicalPem(throwawayFiles[name], 'privateKey'),
    kind: 'privateKey' as const,
  })),
  ...(['certificate', 'EC certificate'] as const).map((name) => ({
    text: throwawayFiles[name],
    kind: 'certificate' as const,
  })),
  { text: throwawayFiles.certificate + throwawayFiles['EC certificate'], kind: 'certificate' as const },
];

const wrapAt = (width: number) => (text: string) =>
  text
    .replaceAll(/\s*\n/g, '\n')
    .match(new RegExp(`[^]{1,${width}}`, 'g'))
    ?.join('\n') ?? '';
const oneOf = fc.constantFrom(...everyWhole);

const folding = fc.oneof(
  fc.constant((text: string) => text),
  fc.constant((text: string) => text.replaceAll('\n', ' ')),
  fc.constant((text: string) => text.replaceAll('\n', '')),
  fc.constant((text: string) => text.replaceAll('\n', '\n\n')),
  fc.integer({ min: 1, max: 200 }).map(wrapAt),
  fc.integer({ min: 0, max: 9 }).map((width) => (text: string) => text.replaceAll(/^/gm, ' '.repeat(width))),
  fc.constant((text: string) => text.replaceAll(/$/gm, ' \t')),
  fc.constant((text: string) => text.replaceAll(/^/gm, '> ')),
);
const lineEnd = fc
  .constantFrom('\n', '\r\n', '\r', '\r\r\n', '\n\r', '\v', '\f')
  .map((end) => (text: string) => text.replaceAll('\n', end));
const escape = (text: string): string => JSON.stringify(text).slice(1, -1);
const escaping = fc.constantFrom<(text: string) => string>(
  (text) => text,
  escape,
  (text) => escape(escape(text)),
  (text) => escape(text).replaceAll('/', String.raw`\/`),
  (text) =>
    escape(text)
      .replaceAll('=', String.raw`\u003d`)
      .replaceAll('+', String.raw`\u002b`),
  (text) => text.replaceAll('\n', '\\\n'),
);
const quoting = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `"${text}"`,
  (text) => `'${text}'`,
  (text) => `PRIVATE_KEY="${text}"`,
  (text) => `"private_key": "${text}",`,
  (text) => `\uFEFF${text}`,
  (text) =>
    `Bag Attributes\n    friendlyName: alias\n    localKeyID: 01 02\nKey Attributes: <No Attributes>\n${text}`,
  (text) => `# a comment\n${text}\n# another`,
);
const asSource = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => `"${line}\\n"`)
      .join(' +\n  '),
  (text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => `'${line}'`)
      .join(',\n'),
);

describe('any text of a key or certificate (property)', () => {
  it('is accepted however it is folded, ended, escaped and quoted, and the same block is sent', () => {
    fc.assert(
      fc.property(oneOf, folding, lineEnd, escaping, quoting, ({ text, kind }, fold, end, write, quote) => {
        const changed = quote(write(end(fold(text))));
        expect(readPem(changed, kind)).toMatchObject({ state: 'valid', text, isWhole: true });
      }),
      { numRuns: 600 },
    );
  });

  it('is accepted from source code', () => {
    fc.assert(
      fc.property(oneOf, asSource, ({ text, kind }, write) => {
        expect(canonicalPem(write(text), kind)).toBe(text);
      }),
    );
  });

  it('reads the block that is sent as the same block again', () => {
    for (const { text, kind } of everyWhole) expect(canonicalPem(text, kind)).toBe(text);
  });

  it('with lines or characters missing, repeated or cut is refused or said to be damaged', () => {
    fc.assert(
      fc.property(
        // The traditional encryption hides the lengths too, so a whole missing line cannot be noticed.
        oneOf.filter(({ text }) => !text.includes('Proc-Type')),
        fc.constantFrom('dropLine', 'repeatLine', 'dropCharacter', 'addCharacter', 'cutEnd', 'cutStart'),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ text, kind }, how, share) => {
          const lines = text.trimEnd().split('\n');
          const line = 1 + Math.floor(share * (lines.length - 2.001));
          const at = Math.floor(share * (text.length - 2));
          const damaged = {
            dropLine: () => lines.toSpliced(line, 1).join('\n'),
            repeatLine: () => lines.toSpliced(line, 0, lines[line] ?? '').join('\n'),
            dropCharacter: () => text.slice(0, at) + text.slice(at + 1),
            addCharacter: () => `${text.slice(0, at)}A${text.slice(at)}`,
            cutEnd: () => text.slice(0, at),
            cutStart: () => text.slice(at + 1),
          }[how]();
          const reading = readPem(damaged, kind);
          if (reading.state === 'invalid' || !reading.isWhole) return;
          // The change was in a line break, or a whole block is gone.
          const blocks = text.split(/(?<=-----END [A-Z ]+-----\n)/);
          expect(text === reading.text || blocks.includes(reading.text)).toBe(true);
        },
      ),
      { numRuns: 1_500 },
    );
  });

  it('of an RSA key with a single character changed is said to be damaged', () => {
    const text = throwawayFiles['PKCS#8'];
    const [from, to] = [text.indexOf('\n') + 1, text.indexOf('\n-----END') - 3];
    fc.assert(
      fc.property(
        fc.integer({ min: from, max: to }),
        fc.constantFrom(...'ABYZabyz0189+/'),
        (at, character) => {
          fc.pre(text[at] !== character && text[at] !== '\n' && text[at] !== '=');
          const reading = readPem(text.slice(0, at) + character + text.slice(at + 1), 'privateKey');
          expect(reading.state === 'valid' && reading.isWhole && reading.text !== text).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });
});
