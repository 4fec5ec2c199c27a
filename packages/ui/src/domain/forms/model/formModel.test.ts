import { describe, expect, it } from 'vitest';
import { toId } from '../../entities/id.ts';
import { chooseTunnel } from '../values/connection.ts';
import { createFormModel } from './formModel.ts';
import type { FormModel } from './formState.ts';
import { postgres } from '../../connectors/sources/postgres.ts';
import { at, errorAt, newPostgres, storedPostgres, today, valueAt } from './forms.test.data.ts';

const host = at('host');
const user = at('user');
const password = at('password');
const database = at('database');
const ssl = at('ssl');

describe('a new form', () => {
  it('starts with the defaults of its definition, unchanged and without errors', () => {
    const form = newPostgres();
    expect(valueAt(form, 'connection_config.port')).toBe('5432');
    expect(valueAt(form, 'connection_config.pgschema')).toBe('public');
    expect(form.getSnapshot()).toMatchObject({ isDirty: false, hasErrors: false, summary: [] });
  });

  it('is dirty while a value differs from its initial value', () => {
    const form = newPostgres();
    form.setValue(host, 'db');
    expect(form.getSnapshot().isDirty).toBe(true);
    form.setValue(host, '');
    expect(form.getSnapshot().isDirty).toBe(false);
  });

  it('counts the changes of its values, and nothing else', () => {
    const form = newPostgres();
    const before = form.edition();
    form.setValue(host, '');
    form.blur(host);
    form.setServerErrors([{ location: ['name'], message: 'Taken.' }]);
    expect(form.edition()).toBe(before);
    form.setValue(host, 'db');
    const typed = form.edition();
    expect(typed).toBeGreaterThan(before);
    form.reset();
    expect(form.edition()).toBeGreaterThan(typed);
  });

  it('shows an error when a field is left, and clears it when the value is fixed', () => {
    const form = newPostgres();
    form.setValue('connection_config.port', 'x');
    expect(errorAt(form, 'connection_config.port')).toBeUndefined();
    form.blur('connection_config.port');
    expect(errorAt(form, 'connection_config.port')).toBe('Port must be a number');
    expect(form.getSnapshot().hasErrors).toBe(true);
    form.setValue('connection_config.port', '5433');
    expect(errorAt(form, 'connection_config.port')).toBeUndefined();
    expect(form.getSnapshot().hasErrors).toBe(false);
  });

  it('normalises values when fields are left, except secrets', () => {
    const form = newPostgres();
    form.setValue(host, ' db ');
    form.blur(host);
    form.setValue(password, ' x ');
    form.blur(password);
    expect(valueAt(form, host)).toBe('db');
    expect(valueAt(form, password)).toBe(' x ');
    expect(form.at(password).getSnapshot().warning).toContain('space');
  });

  it('validates everything before it is sent, and returns the first field with an error', () => {
    const form = newPostgres();
    expect(form.validate()).toBe('name');
    const wrong = form.fields.filter(({ path }) => errorAt(form, path) !== undefined);
    expect(wrong.map(({ label }) => label)).toEqual(['Source name', 'Host', 'User', 'Password', 'Database']);
    for (const { path } of wrong) form.setValue(path, 'x');
    expect(form.validate()).toBeUndefined();
  });

  it('resets to its initial values', () => {
    const form = newPostgres();
    form.setValue(host, 'db');
    form.validate();
    form.reset();
    expect(valueAt(form, host)).toBe('');
    expect(form.getSnapshot()).toEqual({
      isDirty: false,
      hasErrors: false,
      summary: [],
      followed: [],
      contested: [],
    });
  });

  it('rejects unknown paths and values of another kind', () => {
    const form = newPostgres();
    for (const path of ['__proto__', 'constructor', 'prototype', 'connection_config', 'toString'])
      expect(() => form.setValue(path, 'x')).toThrow(RangeError);
    expect(() => form.setValue(host, true)).toThrow(TypeError);
    expect(() => form.setValue('tunnel_id', 'x')).toThrow(TypeError);
    expect(() => form.at('__proto__')).toThrow(RangeError);
  });
});

const paste = (form: FormModel, text: string) => form.setValue(host, text, text);

describe('an address pasted into the host', () => {
  it('fills the login', () => {
    const form = newPostgres();
    const filled = paste(form, 'postgres://ann:s3cret@db.example.com:6543/shop?schema=sales');
    expect(filled.map(({ label }) => label)).toEqual([
      'Host',
      'Port',
      'User',
      'Password',
      'Database',
      'Schema',
    ]);
    expect(form.fields.slice(1, 7).map(({ path }) => valueAt(form, path))).toEqual([
      'db.example.com',
      '6543',
      'ann',
      's3cret',
      'shop',
      'sales',
    ]);
  });

  it('has the SSL mode that the address demands, and keeps its own otherwise', () => {
    const form = newPostgres();
    const pasteWith = (parameter: string) =>
      paste(form, `postgres://db.example.com?${parameter}`).map(({ path }) => path);
    expect(pasteWith('sslmode=prefer')).toEqual([host]);
    expect(valueAt(form, ssl)).toEqual({ mode: 'unverified' });
    expect(pasteWith('sslmode=require')).toEqual([host]);
    expect(pasteWith('sslmode=disable')).toEqual([host, ssl]);
    expect(valueAt(form, ssl)).toEqual({ mode: 'off' });
    // An earlier address turned SSL off for another server: this one says nothing about it.
    expect(pasteWith('sslmode=prefer')).toEqual([host, ssl]);
    expect(valueAt(form, ssl)).toEqual({ mode: 'unverified' });
    expect(pasteWith('sslmode=require')).toEqual([host]);
    expect(pasteWith('sslaccept=strict')).toEqual([host, ssl]);
    expect(valueAt(form, ssl)).toEqual({ mode: 'verified' });
    expect(pasteWith('sslmode=verify-full')).toEqual([host, ssl]);
    expect(valueAt(form, ssl)).toEqual({ mode: 'certificate', certificate: '' });
    form.setValue(ssl, { mode: 'certificate', certificate: 'kept' });
    expect(pasteWith('sslmode=verify-ca')).toEqual([host]);
    expect(valueAt(form, ssl)).toEqual({ mode: 'certificate', certificate: 'kept' });
    form.setValue(ssl, { mode: 'other', wire: 'newer' });
    expect(pasteWith('connect_timeout=5')).toEqual([host]);
    expect(pasteWith('sslmode=require')).toEqual([host, ssl]);
  });

  it('resets what the address does not name, so that no other server results', () => {
    const form = newPostgres();
    paste(form, 'postgres://ann:s3cret@one:5433/shop?schema=sales&sslaccept=strict');
    expect(paste(form, 'postgres://noor:river@two/app').map(({ label }) => label)).toEqual([
      'Host',
      'Port',
      'User',
      'Password',
      'Database',
      'Schema',
      'SSL certificate',
    ]);
    expect(form.fields.slice(1, 7).map(({ path }) => valueAt(form, path))).toEqual([
      'two',
      '5432',
      'noor',
      'river',
      'app',
      'public',
    ]);
    expect(valueAt(form, ssl)).toEqual({ mode: 'unverified' });
    form.setValue('connection_config.port', '');
    paste(form, 'postgres://noor:river@two/app');
    expect(valueAt(form, 'connection_config.port')).toBe('5432');
    paste(form, 'postgres://other@two/app');
    expect(valueAt(form, 'connection_config.password')).toBe('');
    paste(form, 'three.example:6000');
    paste(form, 'four.example/app');
    expect(valueAt(form, 'connection_config.port')).toBe('5432');
  });

  it('is recognised by what was inserted, also over a selection or into other text', () => {
    const form = newPostgres();
    form.setValue(host, 'production-customers.cluster-custom-123456.eu-central-1.rds.example');
    paste(form, 'postgres://u:p@db.io/app');
    expect(valueAt(form, host)).toBe('db.io');
    form.setValue(host, 'db-prod.example.com');
    paste(form, 'db.example.com:5433');
    expect(valueAt(form, host)).toBe('db.example.com');
    expect(valueAt(form, 'connection_config.port')).toBe('5433');
    form.setValue(host, 'oldpostgres://u:p@new.example/app', 'postgres://u:p@new.example/app');
    expect(valueAt(form, host)).toBe('new.example');
    form.setValue(host, 'new.example:6000', ':6000');
    expect(valueAt(form, 'connection_config.port')).toBe('6000');
    form.setValue(host, 'db-prod.example.com:1', 'prod.example.com:1');
    expect(valueAt(form, host)).toBe('db-prod.example.com');
  });

  it('is not split while it is typed, or if a field is locked', () => {
    const form = newPostgres();
    const address = 'postgres://ann:s3cret@db/shop';
    for (let length = 1; length <= address.length; length += 1) form.setValue(host, address.slice(0, length));
    expect(valueAt(form, host)).toBe(address);
    expect(paste(form, 'pasted.example.com')).toEqual([]);
    const stored = storedPostgres();
    paste(stored, 'postgres://ann@other/else');
    expect(valueAt(stored, host)).toBe('other');
    expect(valueAt(stored, database)).toBe('shop');
  });
});

describe('an existing source', () => {
  it('shows saved values except secrets, and locks fields that cannot change', () => {
    const form = storedPostgres();
    expect(valueAt(form, 'name')).toBe('Shop');
    expect(valueAt(form, 'tunnel_id')).toEqual(chooseTunnel(toId(7)));
    expect(form.at(password).getSnapshot()).toMatchObject({ value: '', isStored: true });
    expect(form.at(database).getSnapshot()).toMatchObject({ value: 'shop', isLocked: true });
    form.setValue(database, 'other');
    expect(valueAt(form, database)).toBe('shop');
    expect(form.validate()).toBeUndefined();
  });

  it.each([host, user])(
    'requires the secret again when %s changes, and no longer when it is changed back',
    (path) => {
      const form = storedPostgres();
      const before = valueAt(form, path);
      form.setValue(path, 'other');
      expect(form.at(password).getSnapshot().isStored).toBe(false);
      expect(form.validate()).toBe(password);
      form.setValue(path, before);
      expect(form.at(password).getSnapshot().isStored).toBe(true);
      expect(errorAt(form, password)).toBeUndefined();
    },
  );
});

describe('unnormalised saved values', () => {
  it('stay unchanged until they are edited', () => {
    const form = createFormModel({
      definition: postgres,
      today,
      stored: {
        name: ' Shop ',
        tunnelId: null,
        config: {
          connection_config: { host: 'db', port: 5432, user: 'ann', database: 'shop', pgschema: 'x' },
        },
      },
    });
    expect(form.validate()).toBeUndefined();
    expect(form.getSnapshot().isDirty).toBe(false);
    expect(valueAt(form, 'name')).toBe(' Shop ');
  });
});

it('clears its secrets on request', () => {
  const form = newPostgres();
  form.setValue(password, 's3cret');
  form.setValue(host, 'db');
  form.forgetSecrets();
  expect(valueAt(form, password)).toBe('');
  expect(valueAt(form, host)).toBe('db');
});

it('keeps what was typed as it is, except in a locked field and in one without text', () => {
  const form = storedPostgres();
  const keep = (path: string, typed: string) => {
    form.keepTyped(path, typed);
    return valueAt(form, path);
  };
  const address = 'postgres://ann:secret@db.example:5433/shop';
  expect(keep(at('host'), address)).toBe(address);
  expect(valueAt(form, at('port'))).toBe('5432');
  expect(keep(at('password'), ' spaced ')).toBe(' spaced ');
  expect(keep(at('database'), 'other')).toBe('shop');
  expect(keep('variant', 'other')).toBe(valueAt(storedPostgres(), 'variant'));
});
