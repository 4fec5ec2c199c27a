import { describe, expect, it } from 'vitest';
import { checkCredentials, describeSignInProblem } from './CredentialsForm.logic.ts';

describe('checkCredentials', () => {
  it('finds nothing wrong with an address and a password', () => {
    expect(checkCredentials({ email: ' noor@acme.example ', password: ' ' })).toEqual({});
    expect(checkCredentials({ email: 'ü@bücher.example' })).toEqual({});
  });

  it('says what is missing, beside where it is missing', () => {
    expect(Object.keys(checkCredentials({ email: ' ', password: '' }))).toEqual(['email', 'password']);
    expect(checkCredentials({ email: 'noor' }).email).toMatch(/such as/);
  });

  it('takes any length in its stride', () => {
    expect(checkCredentials({ email: 'a@'.repeat(100_000), password: 'x' }).email).toBeDefined();
  });
});

describe('describeSignInProblem', () => {
  it('never speaks of a session that has ended', () => {
    expect(describeSignInProblem({ kind: 'http', status: 401 }).title).toBe('We could not sign you in.');
    expect(describeSignInProblem({ kind: 'http', status: 401, detail: 'Wrong.' }).advice).toBe('Wrong.');
  });

  it('does not wonder whether somebody was signed in', () => {
    const { title } = describeSignInProblem({ kind: 'network', isOutcomeUnknown: true });
    expect(title).toBe('The service could not be reached.');
  });

  it('leaves the rest to the common words', () => {
    expect(describeSignInProblem({ kind: 'http', status: 429 }).title).toBe('Too many requests.');
  });
});
