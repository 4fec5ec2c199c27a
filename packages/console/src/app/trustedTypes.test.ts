import { expect, test } from 'vitest';

import { installTrustedTypes, type TrustedTypePolicies } from './trustedTypes.ts';

const installed = () => {
  const policies = new Map<string, Record<string, (text: string) => string>>();
  const browser: TrustedTypePolicies = {
    createPolicy(name, rules) {
      policies.set(name, { ...rules });
    },
  };
  installTrustedTypes(browser);
  return policies;
};

test('one policy is made, and it is the default one (T-03)', () => {
  expect([...installed().keys()]).toEqual(['default']);
});

test('it admits the empty string as markup', () => {
  expect(installed().get('default')?.['createHTML']?.('')).toBe('');
});

test.each([' ', '<b>', 'text', '<img src=x onerror=alert(1)>', '\0'])('it refuses %j', (markup) => {
  expect(() => installed().get('default')?.['createHTML']?.(markup)).toThrow(TypeError);
});

test('it has no rule for scripts or their addresses, so the browser refuses them', () => {
  expect(Object.keys(installed().get('default') ?? {})).toEqual(['createHTML']);
});

test('a browser without Trusted Types is left alone', () => {
  expect(() => installTrustedTypes(undefined)).not.toThrow();
});
