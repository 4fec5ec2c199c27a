import { describe, expect, it, vi } from 'vitest';
import type { PemKind } from '../../domain/forms/keys/pem.ts';
import { adviseBytes, advisePem } from '../../domain/forms/keys/pemAdvice.ts';
import { throwawayBinaries, throwawayFiles } from '../../domain/forms/keys/throwawayKeys.test.data.ts';
import { listEndings, readTextFile } from './readTextFile.ts';

const endings = ['.crt', '.cert', '.pem'];
const invalid = 'Invalid PEM format';
const file = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, name);

describe('readTextFile (T-24)', () => {
  it('reads text with an accepted ending, ignoring case', async () => {
    expect(await readTextFile(file('ca.pem', 'text'), endings, invalid)).toEqual({
      state: 'read',
      text: 'text',
    });
    expect(await readTextFile(file('CA.CRT', 'ö'), endings, invalid)).toEqual({ state: 'read', text: 'ö' });
  });

  it('refuses other endings, as in dropped files', async () => {
    expect(await readTextFile(file('ca.exe', 'text'), endings, invalid)).toEqual({
      state: 'refused',
      message: 'Choose a .crt, .cert or .pem file',
    });
  });

  it('accepts 512 KiB, and refuses one byte more unread', async () => {
    const full = file('ca.pem', new Uint8Array(524_288).fill(65));
    expect((await readTextFile(full, endings, invalid)).state).toBe('read');
    const large = file('ca.pem', new Uint8Array(524_289).fill(65));
    const read = vi.spyOn(large, 'arrayBuffer');
    expect(await readTextFile(large, endings, invalid)).toEqual({
      state: 'refused',
      message: 'The file is larger than 512 KiB',
      advice: 'A key or a chain of certificates is smaller. Choose the file that contains only that.',
    });
    expect(read).not.toHaveBeenCalled();
  });

  const pem = (label: string, body: string) => `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----\n`;
  const advisers = (kind: PemKind) =>
    [(bytes: Uint8Array) => adviseBytes(bytes, kind), (text: string) => advisePem(text, kind)] as const;

  it.each([
    ['cert.der', throwawayBinaries.certificate, 'openssl x509 -inform der'],
    ['cert.CER', throwawayBinaries.certificate, 'openssl x509 -inform der'],
    ['store.p12', throwawayBinaries['PKCS#12'], 'openssl pkcs12 -in file.p12 -nokeys'],
    ['store.pfx', throwawayBinaries['PKCS#12'], 'openssl pkcs12 -in file.p12 -nokeys'],
    ['key.der', throwawayBinaries['PKCS#8'], 'This is a private key.'],
  ] as const)('says of %s, whose name ends otherwise, what its content is', async (name, base64, advice) => {
    const given = file(
      name,
      Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0)),
    );
    const [ofBytes, ofText] = advisers('certificate');
    const result = await readTextFile(given, endings, invalid, ofBytes, ofText);
    expect(result).toMatchObject({ state: 'refused', message: 'Choose a .crt, .cert or .pem file' });
    expect(result).toMatchObject({ advice: expect.stringContaining(advice) });
  });

  it.each([
    ['chain.p7b', throwawayFiles['PKCS#7'], 'openssl pkcs7 -print_certs'],
    ['cert.cer', throwawayFiles.certificate, 'If this is the right file, rename it so that it ends in .crt.'],
    ['cert.txt', throwawayFiles.certificate, 'If this is the right file, rename it so that it ends in .crt.'],
    ['key.key', throwawayFiles['PKCS#8'], 'This is a private key.'],
    ['cert.cer', pem('CERTIFICATE REQUEST', 'AAAA'), 'signing request'],
  ])('says of the text of %s what it is', async (name, text, advice) => {
    const [ofBytes, ofText] = advisers('certificate');
    expect(await readTextFile(file(name, text), endings, invalid, ofBytes, ofText)).toEqual({
      state: 'refused',
      message: 'Choose a .crt, .cert or .pem file',
      advice: expect.stringContaining(advice),
    });
  });

  it('says of a key in binary form how to convert it', async () => {
    const [ofBytes, ofText] = advisers('privateKey');
    const bytes = Uint8Array.from(atob(throwawayBinaries['PKCS#8'].replaceAll(/\s/g, '')), (sign) =>
      sign.charCodeAt(0),
    );
    expect(await readTextFile(file('key.der', bytes), ['.pem'], invalid, ofBytes, ofText)).toMatchObject({
      message: 'Choose a .pem file',
      advice: expect.stringContaining('openssl pkcs8 -topk8 -nocrypt -inform der'),
    });
  });

  it('does not read a large file of another ending', async () => {
    const large = file('ca.iso', new Uint8Array(524_289));
    const read = vi.spyOn(large, 'arrayBuffer');
    expect(await readTextFile(large, endings, invalid)).toEqual({
      state: 'refused',
      message: 'Choose a .crt, .cert or .pem file',
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('refuses invalid UTF-8, such as a DER certificate (A-31)', async () => {
    const der = file('ca.crt', new Uint8Array([0x30, 0x82, 0x03, 0xff]));
    expect(await readTextFile(der, endings, invalid)).toEqual({ state: 'refused', message: invalid });
  });

  it.each([
    ['bytes that are not UTF-8', [0x30, 0x82, 0x03, 0xff]],
    ['text in UTF-16 without a mark', [0x2d, 0, 0x2d, 0]],
  ])('says what %s are', async (_, bytes) => {
    const advise = vi.fn<(bytes: Uint8Array) => string>(() => 'Convert it.');
    const result = await readTextFile(file('ca.crt', new Uint8Array(bytes)), endings, invalid, advise);
    expect(result).toEqual({ state: 'refused', message: invalid, advice: 'Convert it.' });
    expect(advise.mock.lastCall?.[0]).toEqual(new Uint8Array(bytes));
  });

  it.each(['', '\uFEFF', ' \r\n'])('reports %j as empty', async (text) => {
    expect(await readTextFile(file('ca.pem', text), endings, invalid)).toEqual({
      state: 'refused',
      message: 'Invalid PEM format',
      advice: 'The file is empty.',
    });
  });

  it('refuses a file that was deleted after its selection', async () => {
    const gone = file('ca.pem', 'text');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    expect(await readTextFile(gone, endings, invalid)).toEqual({ state: 'refused', message: invalid });
  });
});

describe('listEndings', () => {
  it('joins them as in a sentence', () => {
    expect(listEndings(['.pem'])).toBe('.pem');
    expect(listEndings(endings)).toBe('.crt, .cert or .pem');
  });
});
