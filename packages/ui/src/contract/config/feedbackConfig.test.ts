import { expect, test } from 'vitest';
import { readFeatureRequests } from './feedbackConfig.ts';

test('the board of feature requests is an address, or there is none', () => {
  const read = (featureRequests: unknown) => readFeatureRequests(JSON.stringify({ featureRequests }));
  expect(read('https://ideas.example/board')).toBe('https://ideas.example/board');
  for (const wrong of ['ftp://ideas.example', '', 7, null]) expect(read(wrong)).toBeUndefined();
  for (const wrong of [undefined, null, '', 'no JSON']) expect(readFeatureRequests(wrong)).toBeUndefined();
});
