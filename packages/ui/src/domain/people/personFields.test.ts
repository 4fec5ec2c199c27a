import { describe, expect, it } from 'vitest';

import { countryCodeProblem, emailProblem, personNameProblem, telephoneProblem } from './personFields.ts';

describe('an email address', () => {
  it.each([
    'a@b.example',
    ' noor+1@mail.acme.example ',
    '\uFEFFa@b.example',
    'ü@bücher.example',
    "o'neil@acme.example",
  ])('can be %j', (email) => expect(emailProblem(email)).toBeUndefined());

  it.each([
    'a',
    'a@b',
    '@b.example',
    'a@',
    'a@b@c.example',
    'a@b.example@c',
    'a b@c.example',
    'a@b..example',
    'a@.example',
    'a@b.',
    '“a@b.example”',
    '"a"@b.example',
    '<a@b.example>',
    'a,b@c.example',
    'a@b.example;',
    'a@-b.example',
    'a＠b.example',
  ])('cannot be %j', (email) => expect(emailProblem(email)).toBe('Enter a valid email address.'));

  it.each([
    ['\u200B', 'U+200B'],
    ['\u202E', 'U+202E'],
    ['\u2066', 'U+2066'],
    ['\u00AD', 'U+00AD'],
    ['\u2060', 'U+2060'],
  ])('cannot contain %j, which is named', (character, name) => {
    for (const email of [`a@b.example${character}`, `${character}a@b.example`, `a@b${character}.example`])
      expect(emailProblem(email)).toBe(`This address contains an invisible character (${name}). Retype it.`);
  });

  it('cannot be empty or too long (spec §5)', () => {
    expect(emailProblem(' ')).toBe('Enter an email address.');
    expect(emailProblem(`  ${'a'.repeat(140)}@b.example  `)).toBeUndefined();
    expect(emailProblem(`${'a'.repeat(141)}@b.example`)).toBe(
      'An email address can have at most 150 characters.',
    );
  });
});

it('a name cannot be empty or longer than in spec §5', () => {
  expect(personNameProblem('first', 'Noor')).toBeUndefined();
  expect(personNameProblem('first', ' ')).toBe('Enter a first name.');
  expect(personNameProblem('last', ` ${'x'.repeat(150)} `)).toBeUndefined();
  expect(personNameProblem('last', 'x'.repeat(151))).toBe('A last name can have at most 150 characters.');
});

it.each([
  ['', undefined],
  [' ', undefined],
  ['+49 30 1234567', undefined],
  ['  +49 30 1234567  ', undefined],
  ['call 030 1234', 'Enter a valid phone number.'],
  ['030 1234 call', 'Enter a valid phone number.'],
  ['(030) 123-45', undefined],
  ['+49\u00A030\u00A01234567', undefined],
  ['030\u20131234567', undefined],
  ['call me', 'Enter a valid phone number.'],
  ['()', 'Enter a valid phone number.'],
  ['1234567890123456', 'A phone number can have at most 15 characters.'],
])('of the phone number %j: %j', (number, problem) => {
  expect(telephoneProblem(number)).toBe(problem);
});

it.each([
  ['', undefined],
  [' ', undefined],
  [' +49 ', undefined],
  ['+49', undefined],
  ['x49', 'Enter a valid country code, such as +49.'],
  ['49x', 'Enter a valid country code, such as +49.'],
  ['12345', 'Enter a valid country code, such as +49.'],
  ['1', undefined],
  ['+0', 'Enter a valid country code, such as +49.'],
  ['DE', 'Enter a valid country code, such as +49.'],
])('of the country code %j: %j', (code, problem) => {
  expect(countryCodeProblem(code)).toBe(problem);
});
