import { describe, expect, it } from 'vitest';

import { countryCodeProblem, emailProblem, personNameProblem, telephoneProblem } from './personFields.ts';

describe('an e-mail address', () => {
  it.each(['a@b.example', ' noor+1@mail.acme.example ', 'ü@bücher.example', "o'neil@acme.example"])(
    'can be %j',
    (email) => expect(emailProblem(email)).toBeUndefined(),
  );

  it.each([
    'a',
    'a@b',
    '@b.example',
    'a@',
    'a@b@c.example',
    'a b@c.example',
    'a@b..example',
    'a@.example',
    'a@b.',
  ])('cannot be %j', (email) => expect(emailProblem(email)).toBe('This is not an e-mail address.'));

  it('cannot be empty or too long (spec §5)', () => {
    expect(emailProblem(' ')).toBe('Enter an e-mail address.');
    expect(emailProblem(`${'a'.repeat(140)}@b.example`)).toBeUndefined();
    expect(emailProblem(`${'a'.repeat(141)}@b.example`)).toBe(
      'An e-mail address has at most 150 characters.',
    );
  });
});

it('a name is somebody’s, and not longer than spec §5 has it', () => {
  expect(personNameProblem('first', 'Noor')).toBeUndefined();
  expect(personNameProblem('first', ' ')).toBe('Enter a first name.');
  expect(personNameProblem('last', 'x'.repeat(151))).toBe('A last name has at most 150 characters.');
});

it.each([
  ['', undefined],
  ['+49 30 1234567', undefined],
  ['(030) 123-45', undefined],
  ['call me', 'This is not a telephone number.'],
  ['()', 'This is not a telephone number.'],
  ['1234567890123456', 'A telephone number has at most 15 characters.'],
])('of the telephone number %j is wrong: %j', (number, problem) => {
  expect(telephoneProblem(number)).toBe(problem);
});

it.each([
  ['', undefined],
  ['+49', undefined],
  ['1', undefined],
  ['+0', "This is not a country's code."],
  ['DE', "This is not a country's code."],
])('of the country code %j is wrong: %j', (code, problem) => {
  expect(countryCodeProblem(code)).toBe(problem);
});
