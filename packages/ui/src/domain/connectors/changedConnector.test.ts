import { describe, expect, it } from 'vitest';
import { oldValuesQuery, settingsChangeIn, type ChangeDetails } from '../forms/changes/changedSettings.ts';
import type { Field } from '../forms/definition/fieldTypes.ts';
import { fieldsOf } from '../forms/definition/definition.ts';
import { enterRestoration, planRestoration } from '../forms/changes/restoration.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import type { FormModel } from '../forms/model/formState.ts';
import { allDefinitions } from './allDefinitions.ts';
import { postgres } from './sources/postgres.ts';

const value = 'wer7-xy';

const secrets = allDefinitions.flatMap((definition) =>
  fieldsOf(definition).flatMap((field): [string, Field][] =>
    field.isSecret ? [[`${definition.kind} ${definition.type} ${field.path}`, field]] : [],
  ),
);

describe('a changed secret', () => {
  it('is found in the definitions', () => expect(secrets.length).toBeGreaterThan(50));

  it.each(secrets)('has no values and is not restored, whatever the service sends: %s', (_, field) => {
    const { path } = field;
    const details = {
      event: 'changed',
      fields: path,
      [`before.${path}`]: value,
      [`after.${path}`]: `${value}2`,
    };
    const fieldAt = (asked: string) => (asked === path ? field : undefined);
    expect(settingsChangeIn(details, fieldAt)?.settings).toEqual([
      expect.objectContaining({ path, before: undefined, after: undefined, isSecret: true }),
    ]);
    expect(oldValuesQuery(details, fieldAt, true)).toBeUndefined();
  });

  it.each([
    'connection_config.password',
    'tap_config.client_secret',
    'tap_config.accessToken',
    'connection_config.credentials.private_key',
  ])('is known by its name where no form is at hand: %s', (path) => {
    const details = { event: 'changed', fields: path, [`before.${path}`]: value };
    expect(JSON.stringify(settingsChangeIn(details, () => undefined))).not.toContain(value);
    expect(oldValuesQuery(details, () => undefined, false)).toBeUndefined();
  });

  it('is also one that only looks like a key', () => {
    const key = 'sk_live_51Habcdefghijklmnop';
    const details = { event: 'changed', fields: 'note', 'before.note': key };
    expect(JSON.stringify(settingsChangeIn(details, () => undefined))).not.toContain(key);
    expect(oldValuesQuery(details, () => undefined, false)).toBeUndefined();
  });
});

describe('the old values of a source (T-44)', () => {
  const open = () =>
    createFormModel({
      definition: postgres,
      today: '2026-03-04',
      stored: {
        name: 'Shop',
        config: {
          connection_config: {
            host: 'db2.acme.internal',
            port: 5432,
            user: 'reader',
            password: '••••',
            database: 'shop',
          },
        },
      },
    });

  const enterOldDetails = (form: FormModel, details: ChangeDetails | null | undefined) => {
    const plan = planRestoration(form, details);
    if (plan) enterRestoration(plan);
  };

  it('are entered where the form has fields that can be changed', () => {
    const form = open();
    enterOldDetails(form, {
      event: 'changed',
      'before.connection_config.host': 'db.acme.internal',
      'before.connection_config.port': 6432,
      'before.name': 'Shop of 2025',
      // Locked after the creation.
      'before.connection_config.database': 'other',
      'before.connection_config.password': 'secret',
      'before.nothing': 'x',
    });
    const valueAt = (path: string) => form.at(path).getSnapshot().value;
    expect(valueAt('connection_config.host')).toBe('db.acme.internal');
    expect(String(valueAt('connection_config.port'))).toBe('6432');
    expect(valueAt('name')).toBe('Shop of 2025');
    expect(valueAt('connection_config.database')).toBe('shop');
    expect(form.at('connection_config.password').getSnapshot().isChanged).toBe(false);
  });

  it('leave the form as it is if there are none', () => {
    const form = open();
    const changes: readonly (ChangeDetails | null | undefined)[] = [
      undefined,
      null,
      {},
      { event: 'changed', 'after.name': 'New' },
    ];
    for (const details of changes) enterOldDetails(form, details);
    expect(form.getSnapshot().isDirty).toBe(false);
  });
});
