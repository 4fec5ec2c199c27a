import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import { chooseTunnel, directConnection } from '../forms/values/connection.ts';
import { redshift } from './destinations/redshift.ts';
import { snowflake } from './destinations/snowflake.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import { toConfig, toCreate, toPatch, toTest } from './connectorWire.ts';
import type { WireObject } from '../json/paths.ts';
import { postgres } from './sources/postgres.ts';
import { at, mask, storedPostgres, today } from '../forms/model/forms.test.data.ts';

const fill = (form: ReturnType<typeof createFormModel>, values: Readonly<Record<string, string>>) => {
  for (const [path, value] of Object.entries(values)) form.setValue(path, value);
  return form;
};
const login = {
  [at('host')]: 'db',
  [at('user')]: 'ann',
  [at('password')]: ' s3cret ',
  [at('database')]: 'shop',
};

const storedSnowflake = (credentials: WireObject = {}) =>
  createFormModel({
    definition: snowflake,
    today,
    stored: {
      name: 'Warehouse',
      tunnelId: null,
      config: {
        destination_type: 'snowflake',
        connection_config: {
          account: 'xy1',
          warehouse: 'w',
          username: 'ann',
          authentication_method: 'password',
          password: mask,
          private_key: null,
          passphrase: null,
          role: 'r',
          storage_integration_name: 's',
          database: 'd',
          snowflake_schema: 'PUBLIC',
          ...credentials,
        },
      },
    },
  });

describe('the body of a create', () => {
  it('has the shape of a source in spec §3', () => {
    const form = fill(createFormModel({ definition: postgres, today }), { name: ' Shop ', ...login });
    expect(toCreate(form, postgres)).toEqual({
      name: 'Shop',
      tunnelId: null,
      config: {
        connection_config: {
          host: 'db',
          port: 5432,
          user: 'ann',
          password: ' s3cret ',
          database: 'shop',
          pgschema: 'public',
          ssl: { reject_unauthorized: false },
        },
      },
    });
  });

  it('has a destination’s type, and a tunnel’s id', () => {
    const form = fill(createFormModel({ definition: redshift, today }), { name: 'W', ...login });
    form.setValue('tunnel_id', chooseTunnel(toId(3)));
    expect(toCreate(form, redshift)).toMatchObject({
      tunnelId: 3,
      config: { destination_type: 'redshift', connection_config: { port: 5439 } },
    });
  });

  it('equals the body of a test', () => {
    const form = fill(createFormModel({ definition: redshift, today }), { name: 'W', ...login });
    const { name, ...rest } = toCreate(form, redshift);
    expect(name).toBe('W');
    expect(toTest(form, redshift)).toEqual(rest);
  });

  it("nulls the credentials of Snowflake's other method", () => {
    const form = fill(createFormModel({ definition: snowflake, today }), { [at('password')]: 'x' });
    expect(toConfig(form)).toMatchObject({
      connection_config: { password: 'x', private_key: null, passphrase: null },
    });
    fill(form, { [at('authentication_method')]: 'key_pair', [at('private_key')]: 'pem' });
    expect(toConfig(form)).toMatchObject({
      connection_config: { authentication_method: 'key_pair', password: null, private_key: 'pem' },
    });
  });
});

describe('the body of a test of a saved connector', () => {
  it('keeps values that the form does not know, and never sends a mask back', () => {
    const config = toConfig(storedPostgres({ ssl: { reject_unauthorized: true }, application: 'kept, too' }));
    expect(config).toEqual({
      api_name: 'kept',
      connection_config: {
        host: 'db',
        port: 5432,
        user: 'ann',
        database: 'shop',
        pgschema: 'public',
        ssl: { reject_unauthorized: true },
        application: 'kept, too',
      },
    });
  });
});

describe('the body of a change', () => {
  it('is empty if nothing changed', () => {
    expect(toPatch(storedPostgres())).toEqual({});
  });

  it('contains only what changed', () => {
    const form = fill(storedPostgres(), { name: 'Store', [at('port')]: '5433' });
    form.setValue('tunnel_id', directConnection);
    expect(toPatch(form)).toEqual({
      name: 'Store',
      tunnelId: null,
      config: { connection_config: { port: 5433 } },
    });
  });

  it("nulls the credentials of Snowflake's previous method, and keeps them if the method is changed back", () => {
    const form = fill(storedSnowflake(), {
      [at('authentication_method')]: 'key_pair',
      [at('private_key')]: 'pem',
    });
    expect(toPatch(form)).toEqual({
      config: {
        connection_config: { authentication_method: 'key_pair', password: null, private_key: 'pem' },
      },
    });
    fill(form, { [at('authentication_method')]: 'password' });
    expect(toPatch(form)).toEqual({});
    expect(form.at(at('password')).getSnapshot().isStored).toBe(true);
  });

  it('clears the passphrase of a replaced key, unless it is entered again', () => {
    const form = storedSnowflake({
      authentication_method: 'key_pair',
      password: null,
      private_key: mask,
      passphrase: mask,
    });
    fill(form, { [at('private_key')]: 'pem' });
    expect(toPatch(form)).toEqual({
      config: { connection_config: { private_key: 'pem', passphrase: null } },
    });
    fill(form, { [at('passphrase')]: 'open' });
    expect(toPatch(form)).toEqual({
      config: { connection_config: { private_key: 'pem', passphrase: 'open' } },
    });
    fill(form, { [at('private_key')]: '', [at('passphrase')]: '' });
    expect(toPatch(form)).toEqual({});
  });

  const leaves = (value: object, prefix = ''): readonly string[] =>
    Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
      typeof each === 'object' && each !== null
        ? leaves(each, `${prefix}${key}.`)
        : [`${prefix}${key}`.replace(/^config\./, '').replace('tunnelId', 'tunnel_id')],
    );

  it('has the keys of the changed fields for any input, and no mask', () => {
    const paths = [
      'name',
      at('host'),
      at('port'),
      at('user'),
      at('password'),
      at('database'),
      at('pgschema'),
    ];
    const step = fc.record({
      path: fc.constantFrom(...paths),
      value: fc.constantFrom('', 'db', 'ann', '5432', 'x'),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const form = storedPostgres();
        for (const { path, value } of steps) form.setValue(path, value);
        const changed = form.fields.filter(({ path }) => form.at(path).getSnapshot().isChanged);
        expect(leaves(toPatch(form)).toSorted()).toEqual(changed.map(({ path }) => path).toSorted());
        expect(JSON.stringify([toPatch(form), toConfig(form)])).not.toContain(mask);
      }),
    );
  });
});
