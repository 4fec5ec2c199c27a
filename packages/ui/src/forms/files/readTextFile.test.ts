import { describe, expect, it, vi } from 'vitest';
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
