import { describe, expect, it } from 'vitest';
import { checkCredentials, describeSignInProblem } from './CredentialsForm.logic.ts';

describe('checkCredentials', () => {
  it('accepts an email address and a password', () => {
    expect(checkCredentials({ email: ' noor@acme.example ', password: ' ' })).toEqual({});
    expect(checkCredentials({ email: 'ü@bücher.example' })).toEqual({});
  });

  it('reports missing entries at their fields', () => {
    expect(Object.keys(checkCredentials({ email: ' ', password: '' }))).toEqual(['email', 'password']);
    expect(checkCredentials({ email: 'noor' }).email).toMatch(/such as/);
  });

  it('handles any length', () => {
    expect(checkCredentials({ email: 'a@'.repeat(100_000), password: 'x' }).email).toBeDefined();
  });
});

describe('describeSignInProblem', () => {
  it('never mentions an ended session', () => {
    expect(describeSignInProblem({ kind: 'http', status: 401 }).title).toBe('We could not sign you in.');
    expect(describeSignInProblem({ kind: 'http', status: 401, detail: 'Wrong.' }).advice).toBe('Wrong.');
  });

  it('never mentions whether a user was signed in', () => {
    const { title } = describeSignInProblem({ kind: 'network', isOutcomeUnknown: true });
    expect(title).toBe('The service could not be reached.');
  });

  it('uses the default words for other problems', () => {
    expect(describeSignInProblem({ kind: 'http', status: 429 }).title).toBe('Too many requests.');
  });
});
