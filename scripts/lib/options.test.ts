import path from 'node:path';
import { expect, test } from 'vitest';
import { asksForHelp, startOptions } from './options.ts';

test('plain npm start', () => {
  expect(startOptions([], {})).toEqual({
    port: 4100,
    host: '127.0.0.1',
    allowRemote: false,
    stateFolder: path.resolve('.millrace'),
    reset: false,
  });
});

test('all options', () => {
  const env = {
    PORT: '8080',
    MILLRACE_HOST: '0.0.0.0',
    MILLRACE_STATE: '/var/state',
    API_ORIGIN: 'https://service.example/',
    MILLRACE_LOGIN_ADDRESS: 'https://login.example/',
  };
  expect(startOptions(['--scenario', 'newAccount', '--reset'], env)).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    allowRemote: true,
    stateFolder: '/var/state',
    scenario: 'newAccount',
    reset: true,
    apiOrigin: 'https://service.example',
    config: { loginAddress: 'https://login.example/' },
  });
});

test.each([
  ['an unknown option', ['--fresh'], {}, '--fresh'],
  ['a stray word', ['newAccount'], {}, 'newAccount'],
  ['an unknown scenario', ['--scenario', 'busy'], {}, 'There are: busyAccount'],
  ['an invalid port', [], { PORT: 'http' }, 'PORT is http'],
  ['an invalid address', [], { API_ORIGIN: 'service.example' }, 'API_ORIGIN is service.example'],
  [
    'an address with a path',
    [],
    { API_ORIGIN: 'https://service.example/api' },
    'origin alone: https://service.example',
  ],
])('%s gets an error message', (_, args, env, sentence) => {
  expect(() => startOptions(args, env)).toThrow(sentence);
});

test('both help options work', () => {
  expect([['--help'], ['--reset', '-h'], [], ['help']].map(asksForHelp)).toEqual([true, true, false, false]);
});
