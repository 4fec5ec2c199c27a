import { describe, expect, it } from 'vitest';
import { bucketWith, postgresWith, snowflakeWith } from '../../handlers/outcomes/configs.ts';
import type { NodeRow, TunnelRow } from '../tables/connectorRows.ts';
import { connectionFault } from './connectionFault.ts';
import type { Config } from '../connectorConfig/nodeConfig.ts';
import { setupMs } from '../tunnels/tunnelSetup.ts';

const node = (type: string, config: Config): NodeRow => ({
  id: 1,
  client_id: 1,
  name: 'Orders',
  type,
  status: 'active',
  config,
  tunnel_id: null,
  variant: null,
  last_test: null,
  created_at: '2026-11-20T09:20:00Z',
  tables: null,
});

const gateway: TunnelRow = {
  id: 1,
  client_id: 1,
  name: 'Bastion',
  type: 1,
  provider: 1,
  region: 1,
  ssh_host: 'bastion.example.com',
  ssh_port: 22,
  ssh_user: 'ubuntu',
  ssh_public_key: null,
  setup_completed: true,
  is_active: true,
  due_at: null,
};

const forEver = Number.POSITIVE_INFINITY;

describe('the fault of a connection', () => {
  const faultOfSource = (type: string, config: Config) =>
    connectionFault({ kind: 'source' }, node(type, config), undefined, 0);

  it.each([
    ['postgres', postgresWith({})],
    ['postgres', postgresWith({ database: 'replica' })],
    ['postgres', postgresWith({ host: 'slow.example' })],
    ['s3', bucketWith({})],
    ['shopify', { tap_config: { shop: 'acme' } }],
  ])('is undefined for %s with %j', (type, config) => {
    expect(faultOfSource(type, config)).toBeUndefined();
  });

  it.each([
    [
      'postgres',
      postgresWith({ database: 'missing', password: 'wrong' }),
      'password authentication failed for user "reader"',
    ],
    ['postgres', postgresWith({ host: 'invalid.example' }), 'the host does not resolve to an address'],
    ['postgres', postgresWith({ host: 'silent.example' }), 'the connection was closed without a response'],
    ['shopify', { tap_config: { shop: 'reset.example' } }, 'the connection was reset'],
    ['shopify', { tap_config: { shop: 'broken.example' } }, 'a server error occurred'],
    [
      'shopify',
      { tap_config: { access_token: 'expired' } },
      'the access was revoked: connect the account again',
    ],
    ['s3', bucketWith({ bucket_name: 'missing' }), 'there is no bucket "missing" in this region'],
  ])('of %s with %j is that %s', (type, config, message) => {
    expect(faultOfSource(type, config)).toEqual({ message, until: forEver });
  });

  it('also applies to a destination', () => {
    const row = node('snowflake', snowflakeWith({ warehouse: 'missing' }));
    const fault = connectionFault({ kind: 'destination' }, row, undefined, 0);
    expect(fault?.message).toBe('object does not exist or is not authorized');
  });

  it.each([
    ['that is active', {}, 0, undefined],
    ['that was switched off', { is_active: false }, 0, forEver],
    ['that is being set up', { is_active: false, setup_completed: false, due_at: 500 }, 499, 500],
    ['that has come up since', { is_active: false, setup_completed: false, due_at: 500 }, 500, undefined],
    ['in reverse', { type: 2, is_active: false, setup_completed: false, due_at: 500 }, 500, 500 + setupMs],
    ['in reverse, about to be dialled', { type: 2, is_active: false, due_at: 500 }, 499, 500],
  ])('through a tunnel %s (%j) at %d ends at %s', (_, changes, at, until) => {
    const row = node('postgres', postgresWith({}));
    const fault = connectionFault({ kind: 'source' }, row, { ...gateway, ...changes }, at);
    expect(fault).toEqual(until === undefined ? undefined : { message: 'the tunnel is not active', until });
  });
});
