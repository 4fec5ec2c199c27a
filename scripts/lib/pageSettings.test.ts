import { expect, test } from 'vitest';
import { pageSettings } from './pageSettings.ts';

const api = { API_ORIGIN: 'https://service.example' };

/** Spec §6. */
const inProduction = {
  singer_taps: [1, 603],
  native_taps: [1452],
  generic_taps: [150, 2153],
  resync_tool: [1, 603],
  data_observability: 'everyone',
  sandbox_testing: [],
  etl_script: [150],
  s3_file_format_picker: [150, 2153],
  new_observability_metrics: [1452],
  snowflake_key_pair_auth: 'everyone',
};
const inStaging = {
  ...Object.fromEntries(Object.keys(inProduction).map((toggle) => [toggle, 'everyone'])),
  sandbox_testing: [],
};

test('without variables, everything has its default', () => {
  expect(pageSettings({})).toEqual({});
  expect(pageSettings(api)).toEqual({ environment: 'production', features: inProduction });
});

test('all variables', () => {
  const env = {
    ...api,
    MILLRACE_REALTIME_KEY: 'abc',
    MILLRACE_REALTIME_HOST: 'live.example:6001',
    MILLRACE_LOGIN_ADDRESS: 'https://login.example/',
    MILLRACE_SISTER_NAME: 'ETL',
    MILLRACE_SISTER_APPS: 'https://sister.example/apps',
    MILLRACE_SISTER_LOGIN: 'https://sister.example/login',
    MILLRACE_CONNECTOR_REQUESTS: 'https://ideas.example/',
    MILLRACE_FEATURE_REQUESTS: 'https://ideas.example/features',
    MILLRACE_HUMAN_CHECK: 'https://check.example/widget.js https://frames.example https://calls.example',
    MILLRACE_WRITES: 'replace',
    MILLRACE_CHAT: 'https://chat.example/widget.js https://talk.example',
    MILLRACE_PRIVACY: '/legal/privacy.txt',
    MILLRACE_TERMS: 'https://legal.example/terms.txt',
    MILLRACE_ENVIRONMENT: 'staging',
    MILLRACE_FEATURES: '{"etl_script":[1,603],"data_observability":[]}',
  };
  expect(pageSettings(env)).toEqual({
    realtime: { key: 'abc', host: 'live.example', port: 6001 },
    writes: 'replace',
    loginAddress: 'https://login.example/',
    sisterProduct: {
      name: 'ETL',
      appsAddress: 'https://sister.example/apps',
      loginAddress: 'https://sister.example/login',
    },
    connectorRequests: 'https://ideas.example/',
    featureRequests: 'https://ideas.example/features',
    humanCheck: {
      address: 'https://check.example/widget.js',
      origins: ['https://frames.example', 'https://calls.example'],
    },
    chat: { address: 'https://chat.example/widget.js', origins: ['https://talk.example'] },
    legal: { privacy: '/legal/privacy.txt', terms: 'https://legal.example/terms.txt' },
    environment: 'staging',
    features: { ...inStaging, etl_script: [1, 603], data_observability: [] },
  });
});

test('a cluster names its host', () => {
  const env = { ...api, MILLRACE_REALTIME_KEY: 'abc', MILLRACE_REALTIME_CLUSTER: 'eu' };
  expect(pageSettings(env)).toMatchObject({ realtime: { key: 'abc', host: 'ws-eu.pusher.com' } });
});

test('one of the two legal texts, and a human check of one host, are enough', () => {
  expect(pageSettings({ ...api, MILLRACE_TERMS: '/terms.txt' })).toMatchObject({
    legal: { terms: '/terms.txt' },
  });
  expect(pageSettings({ ...api, MILLRACE_HUMAN_CHECK: 'https://check.example/widget.js' })).toMatchObject({
    humanCheck: { address: 'https://check.example/widget.js' },
  });
});

test.each([
  [{ MILLRACE_WRITES: 'patch' }, 'MILLRACE_WRITES is patch, which is no habit'],
  [{ MILLRACE_ENVIRONMENT: 'test' }, 'MILLRACE_ENVIRONMENT is test, which is no environment'],
  [{ MILLRACE_HUMAN_CHECK: 'check.example' }, 'MILLRACE_HUMAN_CHECK is check.example, which is no address'],
  [
    { MILLRACE_HUMAN_CHECK: 'https://check.example/widget.js frames.example' },
    'MILLRACE_HUMAN_CHECK is frames.example, which is no address',
  ],
  [{ MILLRACE_PRIVACY: 'privacy.txt' }, 'MILLRACE_PRIVACY is privacy.txt, which is no address'],
  [{ MILLRACE_REALTIME_KEY: 'abc' }, 'MILLRACE_REALTIME_KEY needs MILLRACE_REALTIME_HOST'],
  [{ MILLRACE_REALTIME_HOST: 'live.example' }, 'MILLRACE_REALTIME_HOST needs MILLRACE_REALTIME_KEY'],
  [{ MILLRACE_REALTIME_CLUSTER: 'eu' }, 'MILLRACE_REALTIME_CLUSTER needs MILLRACE_REALTIME_KEY'],
  [
    { MILLRACE_REALTIME_KEY: 'a', MILLRACE_REALTIME_HOST: 'live.example', MILLRACE_REALTIME_CLUSTER: 'eu' },
    'Name one of MILLRACE_REALTIME_HOST and MILLRACE_REALTIME_CLUSTER',
  ],
  [
    { MILLRACE_REALTIME_KEY: 'a', MILLRACE_REALTIME_HOST: 'https://live.example/app' },
    'MILLRACE_REALTIME_HOST is https://live.example/app, which is no host such as live.example',
  ],
  [
    { MILLRACE_REALTIME_KEY: 'a', MILLRACE_REALTIME_CLUSTER: 'eu.evil.example/' },
    'MILLRACE_REALTIME_CLUSTER is eu.evil.example/, which is no cluster such as eu',
  ],
  [
    { MILLRACE_LOGIN_ADDRESS: 'login.example' },
    'MILLRACE_LOGIN_ADDRESS is login.example, which is no address',
  ],
  [{ MILLRACE_LOGIN_ADDRESS: 'data:text/html,login' }, 'which is no address'],
  [{ MILLRACE_SISTER_NAME: 'ETL' }, 'MILLRACE_SISTER_APPS and MILLRACE_SISTER_LOGIN are missing'],
  [
    { MILLRACE_SISTER_NAME: 'ETL', MILLRACE_SISTER_APPS: '//x', MILLRACE_SISTER_LOGIN: '/' },
    'MILLRACE_SISTER_APPS is //x',
  ],
  [{ MILLRACE_FEATURES: 'everyone' }, 'MILLRACE_FEATURES is everyone, which is no JSON'],
  [{ MILLRACE_FEATURES: '{"etl":"everyone"}' }, 'MILLRACE_FEATURES knows no feature "etl"'],
  [{ MILLRACE_FEATURES: '{"etl_script":"all"}' }, 'MILLRACE_FEATURES names for "etl_script" neither'],
  [{ MILLRACE_FEATURES: '[]' }, 'which is no JSON such as'],
])('%j gets an error message', (env, sentence) => {
  expect(() => pageSettings({ ...api, ...env })).toThrow(sentence);
});

test('they describe a real service and require one', () => {
  expect(() => pageSettings({ MILLRACE_LOGIN_ADDRESS: 'https://login.example/' })).toThrow(
    'MILLRACE_LOGIN_ADDRESS describes a real service. Name it too: API_ORIGIN=https://… npm start',
  );
});
