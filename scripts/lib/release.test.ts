import { expect, test } from 'vitest';
import { missingForRelease } from './release.ts';

const complete = { repository: 'https://git.acme.example/millrace', homepage: 'https://ui.acme.example' };

test('a package that says where it is kept can be published', () => {
  expect(missingForRelease(complete, true)).toEqual([]);
});

test('names each address that is missing, empty or a stand-in, and the changelog', () => {
  expect(missingForRelease({ ...complete, homepage: '' }, true)).toEqual([
    'packages/ui/package.json has no "homepage". Set it to its address.',
  ]);
  expect(
    missingForRelease({ ...complete, repository: { url: 'https://git.millrace.example' } }, true),
  ).toEqual(['packages/ui/package.json has a stand-in for "repository". Set it to its address.']);
  expect(missingForRelease({}, false)).toHaveLength(3);
});
