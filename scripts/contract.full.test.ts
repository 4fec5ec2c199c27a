import { expect, it } from 'vitest';
import { documented } from '../packages/mocks/src/handlers/everyCall/contract.test.data.ts';
import { misfitsOf } from './contract.test.data.ts';

it.each(documented)('every documented answer of the twin fits the file: $name', async (each) => {
  expect(await misfitsOf(each, each.outcomes)).toEqual([]);
});
