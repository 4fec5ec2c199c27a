import { expect, test } from 'vitest';
import { holdsAll } from './install.mjs';

const react = { version: '19.3.1', integrity: 'sha512-a' };
const darwinOnly = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const wanted = {
  '': {},
  'packages/ui': { version: '0.0.0' },
  'node_modules/@millrace/ui': {},
  'node_modules/react': react,
  'node_modules/binding-darwin': darwinOnly,
};
const linked = { 'node_modules/@millrace/ui': {} };

test('everything in the lockfile is installed; packages of other platforms may be missing', () => {
  expect(holdsAll(wanted, { ...linked, 'node_modules/react': react })).toBe(true);
});

test('an extra package does not require an install', () => {
  expect(holdsAll(wanted, { ...linked, 'node_modules/react': react, 'node_modules/extra': react })).toBe(
    true,
  );
});

test.each([
  ['a package is missing', linked],
  ['a workspace is not linked', { 'node_modules/react': react }],
  ['a version differs', { ...linked, 'node_modules/react': { ...react, version: '19.3.0' } }],
  [
    'the same version has other contents',
    { ...linked, 'node_modules/react': { ...react, integrity: 'sha512-x' } },
  ],
  [
    'an optional package is there in another version',
    {
      ...linked,
      'node_modules/react': react,
      'node_modules/binding-darwin': { ...darwinOnly, version: '2.0.0' },
    },
  ],
])('it installs when %s', (_, present) => {
  expect(holdsAll(wanted, present)).toBe(false);
});
