import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { readAddressListLocation } from './addressListConfig.ts';
import { readChatAddress } from './chatConfig.ts';
import { readConnectorRequests } from './connectorRequestConfig.ts';
import { readFeatureRequests } from './feedbackConfig.ts';
import { readOAuthPlace } from './oauthConfig.ts';
import { pageConfig, type WirePageConfig } from './pageConfig.ts';
import { readRuntimeConfig } from './runtimeConfig.ts';
import { readSignedOutConfig } from './signedOutConfig.ts';

const whole = {
  environment: 'staging',
  build: 'b1',
  realtime: { key: 'k', host: 'live.example', port: 6001, path: '/rt', tls: false, names: { all: 'a' } },
  loginAddress: 'https://login.example/',
  sisterProduct: { name: 'ETL', appsAddress: '/apps', loginAddress: 'https://sister.example/' },
  features: { etl_script: [1, 2], resync_tool: 'everyone' },
  writes: 'replace',
  lists: { search: false, ordering: false, filters: true },
  oauth: {
    address: 'https://any.example/{provider}',
    clientId: 'c',
    providers: { hubspot: { clientId: 'h' } },
  },
  addressList: '/ips.json',
  connectorRequests: 'https://ideas.example/',
  chat: { address: '/chat.js', origins: ['https://calls.example'] },
  featureRequests: 'https://ideas.example/board',
  humanCheck: { address: '/check.js', origins: [] },
  legal: { privacy: '/privacy.txt', terms: '/terms.txt' },
} satisfies WirePageConfig;

/** Everything that the console reads, by the key of the configuration. */
const readAll = (config: object) => {
  const json = JSON.stringify(config);
  return {
    ...readRuntimeConfig(json),
    ...readSignedOutConfig(json),
    oauth: [readOAuthPlace(json, 'hubspot'), readOAuthPlace(json, 'ga4')],
    addressList: readAddressListLocation(json),
    connectorRequests: readConnectorRequests(json),
    featureRequests: readFeatureRequests(json),
    chat: readChatAddress(json),
  };
};

it('the example has every setting, with another value than its default', () => {
  expect(Object.keys(whole).toSorted()).toEqual(Object.keys(pageConfig.entries).toSorted());
  const [set, unset] = [new Map(Object.entries(readAll(whole))), new Map(Object.entries(readAll({})))];
  for (const key of Object.keys(whole)) expect([key, set.get(key)]).not.toEqual([key, unset.get(key)]);
});

describe('one bad setting', () => {
  test('leaves all others as they are, whatever it contains', () => {
    const junk = fc.oneof(fc.jsonValue(), fc.constantFrom('data:text/html,x', '//evil.example', -1, [], {}));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(whole)), junk, (key, value) => {
        const without = (config: object) => Object.entries(readAll(config)).filter(([name]) => name !== key);
        expect(without({ ...whole, [key]: value })).toEqual(without(whole));
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    [
      'a feature',
      { features: { etl_script: 'all', resync_tool: 'everyone' } },
      { features: { resync_tool: 'everyone' } },
    ],
    [
      'an unknown feature',
      { features: { flying: 'everyone', resync_tool: [1] } },
      { features: { resync_tool: [1] } },
    ],
    [
      'a capability',
      { lists: { search: 'no', ordering: false } },
      { lists: { search: true, ordering: false, filters: true } },
    ],
    ['a legal text', { legal: { privacy: 7, terms: '/terms.txt' } }, { legal: { terms: '/terms.txt' } }],
    [
      'a provider',
      { oauth: { ...whole.oauth, providers: { ga4: 7, hubspot: { clientId: 'h' } } } },
      {
        oauth: [
          { address: 'https://any.example/{provider}', clientId: 'h' },
          { address: 'https://any.example/{provider}', clientId: 'c' },
        ],
      },
    ],
    ['an environment', { environment: 'test' }, { environment: 'production' }],
    ['a sign-in page', { loginAddress: '//evil.example' }, { loginAddress: '/login' }],
  ])('in a group, such as %s, leaves the rest of the group', (_, config, read) => {
    expect(readAll(config)).toMatchObject(read);
  });
});

it.each(['null', '7', '[]', '"text"', 'no JSON', '', null, undefined])(
  'the page %j has the defaults',
  (json) => {
    expect(readRuntimeConfig(json)).toEqual(readRuntimeConfig('{}'));
  },
);
