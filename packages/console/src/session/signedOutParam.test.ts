import { expect, test } from 'vitest';

import { signedOutAddress, consumeSignedOutParam } from './signedOutParam.ts';

const arrive = (path: string) => {
  let address = path;
  const hasSignedOut = consumeSignedOutParam(
    new URL(path, 'https://console.example'),
    (next) => (address = next),
  );
  return { hasSignedOut, address };
};

test('the mark counts once', () => {
  const first = arrive(signedOutAddress);
  expect(first).toEqual({ hasSignedOut: true, address: '/' });
  expect(arrive(first.address).hasSignedOut).toBe(false);
});

test.each(['/', '/?signed_out=0', '/?signed_out', '/login?signed_out=1'])(
  '%s is an ordinary address',
  (path) => {
    expect(arrive(path)).toEqual({ hasSignedOut: false, address: path });
  },
);

test('the rest of the address stays', () => {
  expect(arrive('/?a=1&signed_out=1#b').address).toBe('/?a=1#b');
});
