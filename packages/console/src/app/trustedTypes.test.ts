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

test('creates one policy, the default one (T-03)', () => {
  expect([...installed().keys()]).toEqual(['default']);
});

test('the policy allows the empty string as markup', () => {
  expect(installed().get('default')?.['createHTML']?.('')).toBe('');
});

test.each([' ', '<b>', 'text', '<img src=x onerror=alert(1)>', '\0'])('the policy refuses %j', (markup) => {
  expect(() => installed().get('default')?.['createHTML']?.(markup)).toThrow(TypeError);
});

test('the policy has no rule for scripts or script URLs, so the browser refuses them', () => {
  expect(Object.keys(installed().get('default') ?? {})).toEqual(['createHTML']);
});

test('does nothing in a browser without Trusted Types', () => {
  expect(() => installTrustedTypes(undefined)).not.toThrow();
});
