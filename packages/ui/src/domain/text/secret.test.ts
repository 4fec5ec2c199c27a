import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { Secret, secretMask } from './secret.ts';

const secret = new Secret('C4NARY');

it('reveals its value on request', () => {
  expect(secret.reveal()).toBe('C4NARY');
});

it.each([
  ['as text', () => String(secret)],
  ['joined', () => ['a', secret].join()],
  ['as JSON', () => JSON.stringify({ secret })],
])('is its mask %s', (_, print) => {
  expect(print()).toContain(secretMask);
  expect(print()).not.toContain('C4NARY');
});

it.each([
  ['inspected', () => inspect(secret, { depth: 9, showHidden: true })],
  ['spread', () => JSON.stringify({ ...secret })],
  ['cloned', () => inspect(structuredClone(secret))],
])('is not contained in it, %s', (_, print) => {
  expect(print()).not.toContain('C4NARY');
});
