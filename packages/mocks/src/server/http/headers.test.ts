import { describe, expect, it } from 'vitest';
import {
  answerHeaders,
  documentHeaders,
  fileHeaders,
  hashedAssetHeaders,
  type HeaderSet,
} from './headers.ts';

const policyOf = (headers: HeaderSet) =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((written): [string, readonly string[]] => {
      const [directive = '', ...sources] = written.split(' ');
      return [directive, sources];
    }),
  );
const ofDocument = policyOf(
  documentHeaders({
    nonce: 'n0nce',
    sockets: ['wss://live.example'],
    files: ['https://static.example'],
    parties: ['https://check.example'],
  }),
);

describe('the policy of a document (T-02)', () => {
  it('forbids everything by default, and allows scripts by their nonce only', () => {
    expect(ofDocument.get('default-src')).toEqual(["'none'"]);
    expect(ofDocument.get('script-src')).toEqual(["'nonce-n0nce'", "'strict-dynamic'"]);
    expect(ofDocument.get('style-src')).toEqual(["'self'", "'nonce-n0nce'"]);
  });

  it.each(['object-src', 'base-uri', 'frame-ancestors'])('closes %s', (directive) => {
    expect(ofDocument.get(directive)).toEqual(["'none'"]);
  });

  it('allows forms and requests to its own origin only, and configured hosts, so no report leaves it (T-40)', () => {
    expect(ofDocument.get('form-action')).toEqual(["'self'"]);
    expect(ofDocument.get('connect-src')).toEqual([
      "'self'",
      'wss://live.example',
      'https://static.example',
      'https://check.example',
    ]);
    expect(ofDocument.get('frame-src')).toEqual(["'self'", 'https://check.example']);
  });

  it('requires a policy of ours for every conversion of text to script', () => {
    expect(ofDocument.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(ofDocument.get('trusted-types')).toEqual([
      'default',
      'help-article',
      'human-check',
      'support-chat',
    ]);
  });

  it('has no directive that weakens it', () => {
    for (const [directive, sources] of ofDocument) {
      for (const source of sources) {
        expect(`${directive} ${source}`).not.toMatch(/unsafe-|\*| (https?|wss?|data|blob|filesystem):$/);
      }
    }
  });
});

it.each([
  ['answers of the API', answerHeaders],
  ['files', fileHeaders],
  ['hashed assets', hashedAssetHeaders],
])('%s may do nothing, and cannot be framed (T-18)', (_, headers) => {
  expect(policyOf(headers)).toEqual(
    new Map([
      ['default-src', ["'none'"]],
      ['frame-ancestors', ["'none'"]],
    ]),
  );
});
