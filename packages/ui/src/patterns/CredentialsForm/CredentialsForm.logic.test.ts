import { describe, expect, it } from 'vitest';
import { areCredentialsRefused, checkCredentials, describeSignInProblem } from './CredentialsForm.logic.ts';

describe('checkCredentials', () => {
  it('accepts an email address and a password', () => {
    expect(checkCredentials({ email: ' noor@acme.example ', password: ' ' })).toEqual({});
    expect(checkCredentials({ email: 'ü@bücher.example' })).toEqual({});
  });

  it('reports missing entries at their fields', () => {
    expect(Object.keys(checkCredentials({ email: ' ', password: '' }))).toEqual(['email', 'password']);
    expect(checkCredentials({ email: 'noor' }).email).toMatch(/such as/);
  });

  it.each(['\u200B', '\u202E', '\u2060', '\u00AD', '\u0000'])(
    'refuses the invisible character %j',
    (character) => {
      expect(checkCredentials({ email: `noor${character}@acme.example` }).email).toMatch(/invisible/);
      expect(checkCredentials({ email: `noor@acme.example${character}` }).email).toMatch(/invisible/);
    },
  );

  it('refuses a password that is too long, and never cuts it (spec §5)', () => {
    const email = 'noor@acme.example';
    expect(checkCredentials({ email, password: 'ü'.repeat(150) })).toEqual({});
    expect(checkCredentials({ email, password: 'ü'.repeat(151) })).toEqual({
      password: 'A password can have at most 150 characters.',
    });
  });

  it('handles any length', () => {
    expect(checkCredentials({ email: 'a@'.repeat(100_000), password: 'x' }).email).toBeDefined();
  });
});

describe('areCredentialsRefused', () => {
  it.each([400, 401, 403, 422])('is true for %i, which is about what was typed', (status) => {
    expect(areCredentialsRefused({ kind: 'http', status })).toBe(true);
  });

  it('is false for every other status and every other problem', () => {
    const others = Array.from({ length: 198 }, (_, at) => 402 + at).filter(
      (each) => ![403, 422].includes(each),
    );
    for (const status of others) expect(areCredentialsRefused({ kind: 'http', status })).toBe(false);
    for (const kind of ['offline', 'network', 'timeout', 'html', 'json', 'schema', 'bug'] as const)
      expect(areCredentialsRefused({ kind, status: 403 })).toBe(false);
    expect(areCredentialsRefused({ kind: 'http' })).toBe(false);
  });

  it('is false where the page was refused, so that the password stays', () => {
    const detail = 'CSRF Failed: CSRF token from the X-CSRFToken header incorrect.';
    const problem = { kind: 'http', status: 403, detail } as const;
    expect(areCredentialsRefused(problem)).toBe(false);
    expect(describeSignInProblem(problem)).toEqual({
      title: 'We could not sign you in.',
      advice: 'Reload the page, then try again.',
    });
  });
});

describe('describeSignInProblem', () => {
  it('never mentions an ended session', () => {
    expect(describeSignInProblem({ kind: 'http', status: 401 }).title).toBe('We could not sign you in.');
    // What Django REST framework says. Any other sentence of the service is shown as it is.
    const adviceFor = (detail: string) => describeSignInProblem({ kind: 'http', status: 400, detail }).advice;
    expect(adviceFor('Unable to log in with provided credentials.')).toBe('Wrong email or password.');
    expect(adviceFor('This address is locked for an hour.')).toBe('This address is locked for an hour.');
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
