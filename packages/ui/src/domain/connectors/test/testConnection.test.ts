import { describe, expect, it } from 'vitest';
import type { TestStep } from '../../outcome/testResult.ts';
import { describeTestFailure } from './describeTestFailure.ts';
import { snowflake } from '../destinations/snowflake.ts';
import { postgres } from '../sources/postgres.ts';
import {
  isOptionalFailure,
  isSuccessful,
  stepIcon,
  stepMessage,
  testAdvice,
  testOutcome,
  testTitle,
} from './testConnection.ts';
import { tunnelForm } from '../tunnels/tunnelForm.ts';

const step = (rest: Partial<TestStep>): TestStep => ({
  action: 'Connect',
  message: null,
  success: null,
  mandatory: true,
  error: null,
  ...rest,
});

describe('a connection test', () => {
  it.each([
    [{ state: 'testing' } as const, 'testing', 'Testing connection...'],
    [
      { state: 'done', result: { success: true, results: [] } } as const,
      'successful',
      'Connection successful',
    ],
    [{ state: 'done', result: { success: false, results: [] } } as const, 'failed', 'Connection failed'],
  ])('%# has the title of its outcome (spec §4)', (run, outcome, title) => {
    expect(testOutcome(run)).toBe(outcome);
    expect(testTitle(run)).toBe(title);
  });

  it('fails while a mandatory step has failed', () => {
    const results = [step({ success: true }), step({ success: false })];
    expect(isSuccessful({ success: true, results })).toBe(false);
    expect(isSuccessful({ success: true, results: [step({ success: false, mandatory: false })] })).toBe(true);
    expect(isSuccessful({ success: false, results: [step({ success: true })] })).toBe(false);
    expect(isSuccessful({ success: true, results: [step({})] })).toBe(true);
  });

  it('marks each step by its success', () => {
    expect([null, true, false].map((success) => stepIcon({ success }))).toEqual([
      'pending',
      'tick',
      'warning',
    ]);
    expect(isOptionalFailure(step({ success: false, mandatory: false }))).toBe(true);
    expect(isOptionalFailure(step({ success: false }))).toBe(false);
    expect(isOptionalFailure(step({ success: true, mandatory: false }))).toBe(false);
    expect(stepMessage(step({ message: 'Done' }))).toBe('Done');
    expect(stepMessage(step({}))).toBe('');
    expect(stepMessage(step({ message: 'Done', error: 'Refused' }))).toBe('Refused');
  });

  it('adds advice only if there are steps', () => {
    expect(testAdvice({ success: false, results: [step({})] })).toBe(
      'Please check and fix the issues below.',
    );
    expect(testAdvice({ success: false, results: [] })).toBe(
      'An unexpected error occurred. Please try again or contact support if the issue persists.',
    );
  });
});

describe('a test without a result', () => {
  const refused = (rest: object) => ({ kind: 'http', status: 422, ...rest }) as const;

  it('names the fields with errors by their labels', () => {
    const problem = refused({
      fieldErrors: [
        {
          location: ['body', 'config', 'connection_config', 'storage_integration_name'],
          message: 'field required',
        },
        { location: ['config', 'connection_config', 'snowflake_schema'], message: 'unknown' },
        { location: ['config', 'brand_new'], message: 'wrong' },
      ],
    });
    const { success, results } = describeTestFailure(problem, 'destination', snowflake);
    expect(success).toBe(false);
    expect(results.map(({ action, error, path }) => [action, error, path])).toEqual([
      [
        'Verify "Storage integration name" Field',
        'field required',
        'connection_config.storage_integration_name',
      ],
      ['Verify "Schema" Field', 'unknown', 'connection_config.snowflake_schema'],
      ['Verify "brand_new" Field', 'wrong', undefined],
    ]);
    expect(results.every(({ mandatory, success: ok }) => mandatory && ok === false)).toBe(true);
  });

  it.each([
    ['source', 'Check Source Configuration'],
    ['destination', 'Check Destination Configuration'],
  ] as const)('names the credentials of a %s if no field is named', (subject, action) => {
    for (const problem of [refused({ detail: 'no' }), refused({}), refused({ fieldErrors: [] })]) {
      const { results } = describeTestFailure(problem, subject, postgres);
      expect(results).toMatchObject([{ action, message: 'Invalid credentials', mandatory: true }]);
    }
  });

  it.each(['source', 'destination'] as const)('asks to verify a %s of an unknown type', (subject) => {
    const { results } = describeTestFailure(refused({ fieldErrors: [] }), subject, undefined);
    expect(results.map(({ message }) => message)).toEqual([
      `Please verify the ${subject} configuration, and make sure all required fields are filled`,
    ]);
  });

  it('maps the fields of a tunnel, and leaves other errors to the modal’s sentence (A-41)', () => {
    const problem = refused({ fieldErrors: [{ location: ['ssh_host'], message: 'unreachable' }] });
    expect(describeTestFailure(problem, 'tunnel', tunnelForm).results).toMatchObject([
      { action: 'Verify "SSH host" Field' },
    ]);
    expect(describeTestFailure(refused({ detail: 'no' }), 'tunnel', tunnelForm).results).toEqual([]);
  });

  it('shows the test that refused a create (spec §8)', () => {
    const results = [step({ action: 'Reach host', success: false })];
    const problem = refused({
      detail: 'Source Test Connection Failed',
      testResult: { success: false, results },
    });
    expect(describeTestFailure(problem, 'source', postgres)).toEqual({ success: false, results });
  });

  it.each([{ kind: 'http', status: 500 }, { kind: 'network' }, { kind: 'timeout' }] as const)(
    '%o has no steps',
    (problem) => {
      expect(describeTestFailure(problem, 'source', postgres).results).toEqual([]);
    },
  );
});
