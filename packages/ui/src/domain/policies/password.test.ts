import { expect, it } from 'vitest';

import { passwordProblems } from './password.ts';

const owner = { email: 'Noor.Haddad@acme.example' };

it.each([
  ['correct horse battery', []],
  ['abcdefghijkl', []],
  ['пароль-пароль', []],
  ['abcdefghijk', ['At least 12 characters.']],
  // Characters as a person counts them: a family is one.
  ['👩‍👩‍👧‍👦abcdefgh', ['At least 12 characters.']],
  ['abcdefghij'.repeat(15), []],
  [`${'abcdefghij'.repeat(15)}k`, ['At most 150 characters.']],
  ['abababababababab', ['At least 5 different characters.']],
  ['my NOOR.haddad password', ['Not your e-mail address.']],
  ['', ['At least 12 characters.', 'At least 5 different characters.']],
])('of %j is wrong: %j', (password, problems) => expect(passwordProblems(password, owner)).toEqual(problems));

it('takes no notice of an address that any word could hold', () => {
  expect(passwordProblems('an unlikely sentence', { email: 'an@acme.example' })).toEqual([]);
});
