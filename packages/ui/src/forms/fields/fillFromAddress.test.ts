import { describe, expect, it } from 'vitest';
import { createFormModel } from '../../domain/forms/formModel.ts';
import { postgres } from '../../domain/connectors/sources/postgres.ts';
import { fillFromAddress } from './fillFromAddress.ts';

const host = 'connection_config.host';
const setUp = () => {
  const model = createFormModel({ definition: postgres, today: '2026-11-20' });
  const { field } = model.at(host);
  if (field.kind !== 'text') throw new TypeError('The host is no text');
  return { model, field, valueAt: (path: string) => model.at(path).getSnapshot().value };
};

describe('fillFromAddress', () => {
  it('returns the fields that an address filled in', () => {
    const { model, field, valueAt } = setUp();
    const fill = fillFromAddress(model, field, 'postgres://ana:s3cret@db.example.com:6432/orders');
    expect(fill?.labels).toEqual(['Host', 'Port', 'User', 'Password', 'Database']);
    expect(valueAt(host)).toBe('db.example.com');
  });

  it('restores the previous values', () => {
    const { model, field, valueAt } = setUp();
    model.setValue('connection_config.user', 'noor');
    fillFromAddress(model, field, 'postgres://ana@db.example.com:6432/orders')?.undo();
    expect(valueAt(host)).toBe('');
    expect(valueAt('connection_config.user')).toBe('noor');
    expect(valueAt('connection_config.port')).toBe('5432');
  });

  it('returns the SSL mode, and restores it too', () => {
    const { model, field, valueAt } = setUp();
    const fill = fillFromAddress(model, field, 'postgres://db.example.com?sslmode=require');
    expect(fill).toMatchObject({ labels: ['Host'], ssl: 'On, without verification' });
    fill?.undo();
    expect(valueAt('connection_config.ssl')).toEqual({ mode: 'off' });
    const silent = fillFromAddress(model, field, 'postgres://db.example.com?sslmode=prefer');
    expect(silent?.ssl).toBeUndefined();
  });

  it('returns nothing for a plain host', () => {
    const { model, field, valueAt } = setUp();
    expect(fillFromAddress(model, field, 'db.example.com')).toBeUndefined();
    expect(valueAt(host)).toBe('db.example.com');
  });
});
