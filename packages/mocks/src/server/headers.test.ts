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
const ofDocument = policyOf(documentHeaders({ nonce: 'n0nce', sockets: ['wss://live.example'] }));

describe('the policy of a document (T-02)', () => {
  it('begins with nothing, and lets scripts in by their nonce alone', () => {
    expect(ofDocument.get('default-src')).toEqual(["'none'"]);
    expect(ofDocument.get('script-src')).toEqual(["'nonce-n0nce'", "'strict-dynamic'"]);
    expect(ofDocument.get('style-src')).toEqual(["'self'", "'nonce-n0nce'"]);
  });

  it.each(['object-src', 'base-uri', 'frame-ancestors'])('closes %s', (directive) => {
    expect(ofDocument.get(directive)).toEqual(["'none'"]);
  });

  it('leads no form and no request elsewhere, but to the sockets that are configured', () => {
    expect(ofDocument.get('form-action')).toEqual(["'self'"]);
    expect(ofDocument.get('connect-src')).toEqual(["'self'", 'wss://live.example']);
  });

  it('has every way from a text to a script go through a policy of ours', () => {
    expect(ofDocument.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(ofDocument.get('trusted-types')).toEqual(['default', 'help-article']);
  });

  it('holds nothing that takes it back', () => {
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
])('%s may do nothing, and stand in no frame (T-18)', (_, headers) => {
  expect(policyOf(headers)).toEqual(
    new Map([
      ['default-src', ["'none'"]],
      ['frame-ancestors', ["'none'"]],
    ]),
  );
});
