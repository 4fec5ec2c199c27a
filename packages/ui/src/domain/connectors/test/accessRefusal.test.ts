import { describe, expect, it } from 'vitest';
import type { TestStep } from '../../outcome/testResult.ts';
import { isAccessRefused, type AccessEvidence } from './accessRefusal.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 4, hour));
const [earlier, now, later] = [at(9), at(10), at(11)] as const;
const step = (error: string | null, mandatory = true): TestStep => ({
  action: 'Sign in',
  message: null,
  success: error === null,
  mandatory,
  error,
});
const refused = step('the access was revoked: connect the account again');
const failed = (...results: TestStep[]) => ({ at: now, success: false, results });
const stopped = { status: 'errored', lastError: 'Shopify refused the access.', lastSyncedAt: now };

describe('a saved access', () => {
  it.each<[string, boolean, AccessEvidence]>([
    ['without any evidence', false, {}],
    ['that a test found refused', true, { test: failed(step(null), refused) }],
    ['whose test failed for another reason', false, { test: failed(step('there is no such account')) }],
    ['that only an optional step refused', false, { test: failed(step('access denied', false)) }],
    ['whose test failed, without its steps', false, { test: { at: now, success: false } }],
    ['that stopped a pipeline', true, { pipelines: [stopped] }],
    ['of a running pipeline', false, { pipelines: [{ ...stopped, status: 'running' }] }],
    [
      'of a pipeline with another error',
      false,
      { pipelines: [{ ...stopped, lastError: 'The table orders has no primary key.' }] },
    ],
    [
      'that passed a test after the last sync of the pipeline',
      false,
      { test: { at: later, success: true }, pipelines: [stopped] },
    ],
    [
      'that passed a test only before the last sync of the pipeline',
      true,
      { test: { at: earlier, success: true }, pipelines: [stopped] },
    ],
    ['that was changed since its last test', false, { test: null, pipelines: [stopped] }],
    [
      'that passed a test with its steps',
      false,
      { test: { at: later, success: true, results: [step(null)] }, pipelines: [stopped] },
    ],
  ])('%s: %s', (_, isRefused, evidence) => {
    expect(isAccessRefused({ isSaved: true }, evidence)).toBe(isRefused);
  });
});

describe('a new access', () => {
  it('is not judged by the pipelines, which use the saved one', () => {
    expect(isAccessRefused({ isSaved: false, grantedAt: now }, { pipelines: [stopped] })).toBe(false);
  });

  it.each([
    ['since', earlier, true],
    ['before', later, false],
  ])('is judged by a test %s the sign-in', (_, grantedAt, isRefused) => {
    expect(isAccessRefused({ isSaved: false, grantedAt }, { test: failed(refused) })).toBe(isRefused);
  });
});

it('is refused when the provider has refused to list what it gives access to', () => {
  const evidence = { isListRefused: true, test: { at: later, success: true, results: [step(null)] } };
  expect(isAccessRefused({ isSaved: true }, evidence)).toBe(true);
  expect(isAccessRefused({ isSaved: false, grantedAt: now }, evidence)).toBe(true);
});
