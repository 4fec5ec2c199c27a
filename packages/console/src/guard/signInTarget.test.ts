import { expect, test } from 'vitest';

import { signInTarget, type SignInQuestion } from './signInTarget.ts';

const ask = (question: Partial<SignInQuestion>) =>
  signInTarget({ loginAddress: '/login', origin: 'https://console.example', ...question });

test.each([
  [{}, '/login'],
  [{ returnTo: '/' }, '/login'],
  [{ returnTo: '/pipelines/list?status=archived' }, '/login?next=%2Fpipelines%2Flist%3Fstatus%3Darchived'],
  [{ isRecovery: true }, '/login?view=recover'],
])('in the app, %j leads to %s', (question, to) => {
  expect(ask(question)).toEqual({ kind: 'here', to });
});

test.each([
  ['https://accounts.example/login', {}, 'https://accounts.example/login'],
  ['https://accounts.example/login', { returnTo: '/' }, 'https://accounts.example/login'],
  ['https://accounts.example/login', { isRecovery: true }, 'https://accounts.example/login'],
  [
    'https://accounts.example/login?product=1',
    { returnTo: '/pipelines/list' },
    'https://accounts.example/login?product=1&next=https%3A%2F%2Fconsole.example%2Fpipelines%2Flist',
  ],
  ['/accounts/login', {}, 'https://console.example/accounts/login'],
])('sign-in at %s with %j leads to %s', (loginAddress, question, address) => {
  expect(ask({ loginAddress, ...question })).toEqual({ kind: 'elsewhere', address });
});
