import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deploymentVariables, shellLines } from './deployment.ts';
import { settings } from './settings.ts';

const api = { API_ORIGIN: 'https://api.example/' };

test('the hosts of the page’s policy follow from its settings', () => {
  expect(
    deploymentVariables({
      ...api,
      MILLRACE_REALTIME_KEY: 'k',
      MILLRACE_REALTIME_HOST: 'live.example:6001',
      MILLRACE_ADDRESS_LIST: 'https://static.example/ips.json',
      MILLRACE_PRIVACY: '/privacy.txt',
      MILLRACE_TERMS: 'https://static.example/terms.txt',
      MILLRACE_HUMAN_CHECK: 'https://check.example/a.js https://frames.example/x',
      MILLRACE_CHAT: 'https://chat.example/a.js',
    }),
  ).toMatchObject({
    MILLRACE_API: 'https://api.example',
    MILLRACE_SOCKETS: 'ws://live.example:6001 wss://live.example:6001',
    MILLRACE_FILES: 'https://static.example',
    MILLRACE_PARTIES: 'https://check.example https://frames.example https://chat.example',
  });
});

test.each([
  [{}, 'API_ORIGIN is missing'],
  [{ API_ORIGIN: 'api.example' }, 'API_ORIGIN is api.example'],
  [{ ...api, MILLRACE_WRITES: 'x' }, 'MILLRACE_WRITES is x. It should be merge or replace.'],
])('%j gets an error message', (env, sentence) => {
  expect(() => deploymentVariables(env)).toThrow(sentence);
});

test('the configuration means the same whatever a setting contains, without what nginx reads otherwise', () => {
  const odd = fc.string({ unit: fc.constantFrom(...`"\\'$<{}/ntu\n\té😀`), minLength: 1, maxLength: 12 });
  const sister = { MILLRACE_SISTER_APPS: '/apps', MILLRACE_SISTER_LOGIN: '/login' };
  fc.assert(
    fc.property(odd, (name) => {
      const { MILLRACE_CONFIG: json = '' } = deploymentVariables({
        ...api,
        ...sister,
        [settings.sisterName.variable]: name,
      });
      expect(JSON.parse(json)).toMatchObject({ sisterProduct: { name } });
      expect(json).not.toMatch(/[<'$]|\\(?!u)/);
    }),
  );
});

test('a shell reads what is printed', () => {
  const variables = deploymentVariables({
    ...api,
    MILLRACE_SISTER_NAME: `a'"$HOME`,
    MILLRACE_SISTER_APPS: '/a',
    MILLRACE_SISTER_LOGIN: '/b',
  });
  const read = execFileSync('sh', ['-c', `${shellLines(variables)}; printf %s "$MILLRACE_CONFIG"`], {
    encoding: 'utf8',
  });
  expect(read).toBe(variables['MILLRACE_CONFIG']);
});
