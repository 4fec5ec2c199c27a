import { expect, it } from 'vitest';
import { addressesCopiedMessage } from './connection.ts';

it("uses spec §2's sentence for one copied address, and counts several", () => {
  expect(addressesCopiedMessage(1)).toBe('IP address copied!');
  expect(addressesCopiedMessage(3)).toBe('3 IP addresses copied!');
});
