import { describe, expect, it } from 'vitest';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import { postgres } from '../../domain/connectors/sources/postgres.ts';
import type { TextField } from '../../domain/forms/definition/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { fillFromAddress, fillFromTyped } from './fillFromAddress.ts';

const host = 'connection_config.host';
const paste = (model: FormModel, field: TextField, text: string) =>
  fillFromAddress(model, field, { typed: text, inserted: text });
const setUp = () => {
  const model = createFormModel({ definition: postgres, today: '2026-11-20' });
  const { field } = model.at(host);
  if (field.kind !== 'text') throw new TypeError('The host is no text');
  return { model, field, valueAt: (path: string) => model.at(path).getSnapshot().value };
};

describe('fillFromAddress', () => {
  it('returns the fields that an address filled in', () => {
    const { model, field, valueAt } = setUp();
    const fill = paste(model, field, 'postgres://ana:s3cret@db.example.com:6432/orders');
    expect(fill?.labels).toEqual(['Host', 'Port', 'User', 'Password', 'Database']);
    expect(valueAt(host)).toBe('db.example.com');
  });

  it('restores the previous values', () => {
    const { model, field, valueAt } = setUp();
    model.setValue('connection_config.user', 'noor');
    paste(model, field, 'postgres://ana@db.example.com:6432/orders')?.undo();
    expect(valueAt(host)).toBe('');
    expect(valueAt('connection_config.user')).toBe('noor');
    expect(valueAt('connection_config.port')).toBe('5432');
  });

  it('returns the SSL mode, and restores it too', () => {
    const { model, field, valueAt } = setUp();
    const fill = paste(model, field, 'postgres://db.example.com?sslaccept=strict');
    expect(fill).toMatchObject({ labels: ['Host'], ssl: 'On, with verification' });
    fill?.undo();
    expect(valueAt('connection_config.ssl')).toEqual({ mode: 'unverified' });
    const silent = paste(model, field, 'postgres://db.example.com?sslmode=prefer');
    expect(silent?.ssl).toBeUndefined();
  });

  it('returns nothing for a plain host', () => {
    const { model, field, valueAt } = setUp();
    expect(paste(model, field, 'db.example.com')).toBeUndefined();
    expect(valueAt(host)).toBe('db.example.com');
  });

  it('splits a typed address when the field is left, and reports a text that is no address', () => {
    const { model, field, valueAt } = setUp();
    fillFromAddress(model, field, { typed: 'db.example.com:5433' });
    expect(valueAt(host)).toBe('db.example.com:5433');
    expect(fillFromTyped(model, field)?.labels).toEqual(['Host', 'Port']);
    expect(valueAt(host)).toBe('db.example.com');
    expect(fillFromTyped(model, field)).toBeUndefined();
    expect(model.at(host).getSnapshot().error).toBeUndefined();
    paste(model, field, 'two words');
    expect(model.at(host).getSnapshot().error).toContain('must be only a host name or IP address');
  });
});
