import { describe, expect, it } from 'vitest';
import type { FailedStep } from './describeTestFailure.ts';
import { explainSteps, planTest, type TestPlanInput } from './testPlan.ts';

const postgres: TestPlanInput = {
  kind: 'source',
  type: 'postgres',
  config: { connection_config: { host: 'db.example', port: 6543, user: 'u1', database: 'shop', ssl: false } },
  tunnelName: undefined,
};
const actions = (input: TestPlanInput) => planTest(input).map(({ action }) => action);

describe('the plan of a connection test', () => {
  it('lists the steps of a database in order', () => {
    expect(actions(postgres)).toEqual([
      'Reach host on port 6543',
      'Sign in as u1',
      'Open database shop',
      'Logical replication',
    ]);
  });

  it('starts with the tunnel, and includes SSL if it is on', () => {
    const config = {
      connection_config: {
        port: 5432,
        user: 'u1',
        database: 'shop',
        ssl: { reject_unauthorized: false },
      },
    };
    expect(actions({ ...postgres, config, tunnelName: 'Office' }).slice(0, 3)).toEqual([
      'Go through tunnel Office',
      'Reach host on port 5432',
      'Open a session over SSL',
    ]);
  });

  it('names the port only if the configuration has one', () => {
    const config = { connection_config: { user: 'u1', database: 'shop' } };
    expect(actions({ ...postgres, config })[0]).toBe('Reach host');
  });

  it('asks to allow our addresses only for a direct connection', () => {
    const hint = (tunnelName?: string) =>
      planTest({ ...postgres, tunnelName }).find(({ id }) => id === 'host')?.hint;
    expect(hint()).toContain('allow our IP addresses');
    expect(hint('Office')).not.toContain('allow our IP addresses');
  });

  it('refers to the credentials in use', () => {
    const path = (authentication_method: string) =>
      planTest({
        kind: 'destination',
        type: 'snowflake',
        config: { connection_config: { authentication_method } },
        tunnelName: undefined,
      }).find(({ id }) => id === 'credentials')?.path;
    expect(path('password')).toBe('connection_config.password');
    expect(path('key_pair')).toBe('connection_config.private_key');
  });
});

describe('explaining a result', () => {
  const step = (action: string, success: boolean | null, rest: Partial<FailedStep> = {}): FailedStep => ({
    action,
    success,
    message: null,
    mandatory: true,
    error: null,
    ...rest,
  });

  it('adds field and hint only to failed steps of the plan', () => {
    const [host, signIn, other, database] = explainSteps(
      [
        step('Reach host on port 6543', true),
        step('Sign in as u1', false),
        step('Warm up', false),
        step('Open database shop', null),
      ],
      planTest(postgres),
    );
    expect(signIn).toMatchObject({
      path: 'connection_config.password',
      hint: 'Check the user and password.',
    });
    for (const each of [host, other, database]) expect(each).not.toHaveProperty('path');
  });

  it('keeps the field that the service named', () => {
    const [signIn] = explainSteps(
      [step('Sign in as u1', false, { path: 'connection_config.user' })],
      planTest(postgres),
    );
    expect(signIn?.path).toBe('connection_config.user');
  });
});
