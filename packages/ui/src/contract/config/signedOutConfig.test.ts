import { expect, it } from 'vitest';
import { readSignedOutConfig } from './signedOutConfig.ts';

const check = { address: 'https://check.example/widget.js', origins: ['https://frames.example'] };

it.each([
  [{ humanCheck: check }, { humanCheck: check, legal: {} }],
  [
    { humanCheck: { address: '/widget.js' } },
    { humanCheck: { address: '/widget.js', origins: [] }, legal: {} },
  ],
  [{ legal: { privacy: '/legal/privacy.txt' } }, { legal: { privacy: '/legal/privacy.txt' } }],
  [{ legal: { terms: 'data:text/plain,terms' } }, { legal: {} }],
  [{ humanCheck: { address: '//check.example' } }, { legal: {} }],
])('reads %j', (wire, config) => {
  expect(readSignedOutConfig(JSON.stringify({ environment: 'production', ...wire }))).toEqual(config);
});

it.each(['__MILLRACE_CONFIG__', '', null, undefined])('has defaults for %j', (json) => {
  expect(readSignedOutConfig(json)).toEqual({ legal: {} });
});
