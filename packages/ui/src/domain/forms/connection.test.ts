import { expect, it } from 'vitest';
import { addressesCopiedMessage } from './connection.ts';

it('says that one address is copied to the letter of spec §2, and counts more of them', () => {
  expect(addressesCopiedMessage(1)).toBe('IP address copied!');
  expect(addressesCopiedMessage(3)).toBe('3 IP addresses copied!');
});
