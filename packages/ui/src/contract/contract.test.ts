import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { toId } from '../domain/entities/id.ts';
import * as contract from '../entries/contract.ts';
import { snakeKeys } from './wire.ts';

const shape = v.looseObject({
  name: v.string(),
  method: v.string(),
  path: v.string(),
  query: v.record(v.string(), v.unknown()),
  body: v.optional(v.looseObject({ entries: v.record(v.string(), v.unknown()) })),
  response: v.unknown(),
});

/** What an answer is read as where it lacks a field: each default that says something, with the field. */
function* claims(schema: unknown, field = '', seen = new Set<unknown>()): Generator<string> {
  if (schema === null || typeof schema !== 'object' || seen.has(schema)) return;
  seen.add(schema);
  for (const [key, value] of Object.entries(schema)) {
    const isDefault = key === 'default' || key === 'fallback';
    if (isDefault && (value === true || (typeof value === 'string' && value !== '')))
      yield `${field}: ${value}`;
    if (key === 'entries')
      for (const [name, entry] of Object.entries(value ?? {})) yield* claims(entry, name, seen);
    else yield* claims(value, field, seen);
  }
}

describe('the contract', () => {
  it('treats a test without a success flag as failed (F18)', () => {
    const decode = (body: unknown) => v.parse(contract.testTunnel.response, body);
    expect(decode({})).toEqual({ success: false, results: [] });
    expect(decode({ success: true, results: null })).toEqual({ success: true, results: [] });
    expect(
      decode({ success: true, results: [{ action: 'Optional', mandatory: false, success: false }] }),
    ).toEqual({
      success: true,
      results: [{ action: 'Optional', message: null, success: false, mandatory: false, error: null }],
    });
  });

  it('reads regions under any of their likely field names', () => {
    const decode = (body: unknown) => v.parse(contract.listRegions.response, body);
    expect(
      decode([
        { code: 'us-east-1', label: 'US East' },
        { region: 'eu-west-1', description: 'Ireland' },
        { name: 'sa-east-1' },
        'us-west-2',
        { nonsense: 1 },
        null,
      ]),
    ).toEqual([
      { code: 'us-east-1', label: 'US East' },
      { code: 'eu-west-1', label: 'Ireland' },
      { code: 'sa-east-1', label: 'sa-east-1' },
      { code: 'us-west-2', label: 'us-west-2' },
    ]);
  });

  it('keeps a configuration unchanged', () => {
    const config = { connection_config: { host: 'a', some_new_key: 1 }, static: {}, destination_type: 's3' };
    const source = v.parse(contract.source, { id: 1, name: 'A', data_store: 'postgres', config });
    expect(source).toMatchObject({
      type: 'postgres',
      config,
      status: 'active',
    });
    expect(source).not.toHaveProperty('usedBy');
    expect(source).not.toHaveProperty('tunnelId');
    expect(v.parse(contract.destination, { id: 1, name: 'A', config }).type).toBe('s3');
    expect(
      v.safeParse(contract.source, { id: 1, name: 'A', data_store: 'postgres', config: [] }).success,
    ).toBe(false);
  });

  it('builds the address of a tunnel’s template', () => {
    expect(contract.tunnelTemplatePath(toId(7), 'install_script')).toBe(
      '/api/v1/tunnel/7/?config_type=install_script',
    );
  });

  const calls = Object.entries(contract).flatMap(([name, value]) => {
    const call = v.safeParse(shape, value);
    return call.success ? [[name, call.output] as const] : [];
  });

  it('claims nothing of a field that is missing, except of those that the specification promises', () => {
    const found = calls.flatMap(([, { response }]) => [...claims(response)]);
    expect([...new Set(found)].toSorted()).toEqual([
      'is_active: true',
      'role: team_member',
      'status: active',
    ]);
    const ofConnectors = calls.filter(([, { response }]) => [...claims(response)].includes('status: active'));
    for (const [name] of ofConnectors) expect(name).toMatch(/Source|Destination/);
  });

  it('names each call after its export', () => {
    expect(calls.length).toBeGreaterThan(8);
    for (const [name, call] of calls) expect(call.name).toBe(name);
  });

  it('has no two calls for the same request', () => {
    const requests = calls.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(requests).size).toBe(requests.length);
  });

  it('has only wire names that survive a round trip through camelCase', () => {
    const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    for (const [, call] of calls) {
      for (const key of [...Object.keys(call.query), ...Object.keys(call.body?.entries ?? {})]) {
        expect(Object.keys(snakeKeys({ [camel(key)]: 1 }))).toEqual([key]);
      }
    }
  });
});
