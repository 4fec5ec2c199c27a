import { createPrivateKey, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advisePem } from './pemAdvice.ts';
import { canonicalPem, readPem, type PemKind } from './pem.ts';
import { throwawayFiles } from './throwawayKeys.test.data.ts';

type File = keyof typeof throwawayFiles;

/** Whether OpenSSL, in Node, reads a text. */
function isRead(text: string, kind: PemKind): boolean {
  try {
    if (kind === 'certificate') return new X509Certificate(text).subject !== '';
    return createPrivateKey({ key: text, passphrase: 'throwaway' }).type === 'private';
  } catch {
    return false;
  }
}

const kinds: readonly PemKind[] = ['privateKey', 'certificate'];
const readable = (Object.keys(throwawayFiles) as File[])
  .flatMap((name) => kinds.map((kind) => ({ name, kind, text: canonicalPem(throwawayFiles[name], kind) })))
  .filter(({ text, kind }) => readPem(text, kind).state === 'valid' && isRead(text, kind));

/** Characters that look like a blank or like nothing. */
const unseen =
  '\u00A0\u00AD\u034F\u061C\u115F\u1680\u180E\u2000\u2003\u2009\u200A\u200B\u200C\u200D\u200E\u202E\u202F\u205F\u2060\u2066\u2800\u3000\u3164\uFE0F\uFEFF\uFFA0\u0007\u007F\u0085\u2028';
const character = fc.constantFrom(...unseen);

/** Changes the labels only: a body with such a character is refused with its name. */
const changeLabels = (text: string, change: (label: string, word: 'BEGIN' | 'END') => string): string =>
  text.replaceAll(
    /-----(BEGIN|END)( [A-Z0-9 ]+)-----/g,
    (_, word: 'BEGIN' | 'END', label: string) => `-----${word}${change(label, word)}-----`,
  );

describe('the labels of a key or certificate', () => {
  it('are tried with files of several kinds that OpenSSL reads', () => {
    expect(readable.filter(({ kind }) => kind === 'privateKey').length).toBeGreaterThan(8);
    expect(readable.filter(({ kind }) => kind === 'certificate').length).toBeGreaterThan(2);
  });

  it('with a blank that no tool reads or an invisible character are refused, and it is named (property)', () => {
    const changes = fc.constantFrom<(label: string, sign: string) => string>(
      (label, sign) => label.replaceAll(' ', sign),
      (label, sign) => label.replaceAll(' ', ` ${sign}`),
      (label, sign) => label + sign,
      (label, sign) => label.split('').join(sign),
      (label, sign) => `${label.slice(0, 4)}${sign}${label.slice(4)}`,
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...readable),
        character,
        changes,
        fc.constantFrom('both', 'BEGIN', 'END'),
        fc.boolean(),
        ({ text, kind }, sign, change, where, isSmall) => {
          const changed = changeLabels(text, (label, word) => {
            const written = isSmall ? label.toLowerCase() : label;
            return where === 'both' || where === word ? change(written, sign) : written;
          });
          expect(readPem(changed, kind).state).toBe('invalid');
          const number = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
          expect(advisePem(changed, kind)).toContain(`an invisible character (U+${number})`);
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each(['privatekey', ' privatekey', ' Private Key', ' PRIVATEKEY', '  PRIVATE\tKEY '])(
    'are known without their blanks and in any case: %j',
    (label) => {
      const text = throwawayFiles['PKCS#8'];
      const sent = canonicalPem(
        changeLabels(text, () => label),
        'privateKey',
      );
      expect([sent, isRead(sent, 'privateKey')]).toEqual([text, true]);
    },
  );

  it('that belong to another content are sent as those of the content (property)', () => {
    const labels = [
      'PRIVATE KEY',
      'RSA PRIVATE KEY',
      'CERTIFICATE',
      'DATA',
      'ANY PRIVATE KEY',
      'PKCS7',
      'key',
    ];
    const bare = readable.filter(({ text }) => !text.includes('Proc-Type') && !text.includes('TRUSTED'));
    fc.assert(
      fc.property(fc.constantFrom(...bare), fc.constantFrom(...labels), ({ text, kind }, label) => {
        const reading = readPem(
          text.includes('PARAMETERS') ? text : changeLabels(text, () => ` ${label}`),
          kind,
        );
        expect(reading).toMatchObject({ state: 'valid', text });
      }),
    );
  });

  it('with a letter of another alphabet are refused, and the advice says where', () => {
    for (const { name, kind } of readable) {
      const text = changeLabels(throwawayFiles[name], (label) => label.replaceAll('E', '\u0415'));
      expect([name, readPem(text, kind).state]).toEqual([name, 'invalid']);
      expect(advisePem(text, kind)).toMatch(/BEGIN and END lines contain/);
    }
  });

  it('keep the headers of an encrypted key readable, or the character is named (property)', () => {
    fc.assert(
      fc.property(character, fc.constantFrom(' ', ',', ':'), (sign, at) => {
        const text = throwawayFiles['traditional, AES'];
        const changed = text.replaceAll(/^(Proc-Type|DEK-Info).*$/gm, (line) =>
          line.replace(at, (found) => (found === ' ' ? sign : `${found}${sign}`)),
        );
        const reading = readPem(changed, 'privateKey');
        const sent = reading.state === 'valid' ? reading.text : text;
        expect(isRead(sent, 'privateKey')).toBe(true);
        const named = reading.state === 'valid' ? 'U+' : advisePem(changed, 'privateKey');
        expect(named).toContain('U+');
      }),
    );
  });
});
