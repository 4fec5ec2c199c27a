import { expect, test } from 'vitest';
import { writeCsv } from '../format/csv.ts';
import { readAddress } from '../forms/addresses/readAddress.ts';
import { advisePem } from '../forms/keys/pemAdvice.ts';
import { readPem } from '../forms/keys/pem.ts';
import { addressesIn } from '../people/addressList.ts';
import { mayHoldPassword } from './passwordText.ts';
import { redact } from './redact.ts';

/** Pieces that begin what our expressions look for, so that a run of them makes the most false starts. */
const pieces = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  ';',
  '|',
  '\\',
  '/',
  '"',
  '“',
  '„',
  '«',
  '<',
  '(',
  '[',
  '@',
  ':',
  '=',
  '-',
  '.',
  ',',
  '://',
  ':a',
  'a@',
  '@a',
  'a.',
  'a=',
  '=a;',
  'a b ',
  '%',
  '-----BEGIN ',
  'mailto:',
  'password ',
  '--password',
  'login a ',
  '\u200B',
  'A',
];

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  writeCsv: (text) => writeCsv(['head'], [[text]]),
  addressesIn,
  mayHoldPassword,
  redact,
  advisePem: (text) => advisePem(text, 'privateKey'),
  readPem: (text) => readPem(text, 'certificate'),
  readAddress: (text) => readAddress(text, ['postgres', 'mysql', 'sqlserver']),
};

/*
 * Where time grows with the square of a text, 64 kB of one piece take minutes, and linear reading takes milliseconds: no
 * machine is so busy that the two could be mistaken.
 */
test.each(Object.entries(readers))(
  '%s reads 64 kB of any piece at once',
  (_, read) => {
    for (const piece of pieces) {
      for (const text of [piece.repeat(65_536 / piece.length), `x${piece.repeat(65_536 / piece.length)}x`])
        read(text);
    }
    expect(pieces.length).toBeGreaterThan(0);
  },
  60_000,
);
