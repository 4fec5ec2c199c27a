import { expect, it } from 'vitest';
import { cameFromSisterProduct, greetingName, isAdmin } from './user.ts';
import { userWith } from './user.test.data.ts';

it.each([
  ['Noor', 'n@acme.example', 'Noor'],
  [' Noor ', 'n@acme.example', 'Noor'],
  [' ', 'noor.b@acme.example', 'noor.b'],
  ['', 'no address', 'no address'],
])('%j with the address %j is greeted as %j', (firstName, email, name) => {
  expect(greetingName({ firstName, email })).toBe(name);
});

it('only the role of an admin makes an admin', () => {
  expect(['admin', 'team_member', 'owner'].map((role) => isAdmin({ role }))).toEqual([true, false, false]);
});

it('a person of the sister product has an id there', () => {
  expect(cameFromSisterProduct(userWith({ integrateioId: null }))).toBe(false);
  expect(cameFromSisterProduct(userWith({ integrateioId: 0 }))).toBe(true);
});
