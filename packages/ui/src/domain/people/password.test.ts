import { expect, it } from 'vitest';

import { passwordProblems } from './password.ts';

const owner = { email: 'Noor.Haddad@acme.example' };

it.each([
  ['correct horse battery', []],
  ['abcdefghijkl', []],
  ['пароль-пароль', []],
  ['abcdefghijk', ['At least 12 characters.']],
  // Counts user-perceived characters: a family emoji is one.
  ['👩‍👩‍👧‍👦abcdefgh', ['At least 12 characters.']],
  ['abcdefghij'.repeat(15), []],
  [`${'abcdefghij'.repeat(15)}k`, ['At most 150 characters.']],
  ['abababababababab', ['At least 5 different characters.']],
  ['my NOOR.haddad password', ['Not your email address.']],
  ['', ['At least 12 characters.', 'At least 5 different characters.']],
])('of %j breaks: %j', (password, problems) => expect(passwordProblems(password, owner)).toEqual(problems));

it('ignores an email address whose name is too short to match reliably', () => {
  expect(passwordProblems('an unlikely sentence', { email: 'an@acme.example' })).toEqual([]);
});
