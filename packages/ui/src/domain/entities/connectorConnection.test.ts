import { describe, expect, it } from 'vitest';
import type { WireObject } from '../forms/paths.ts';
import { connectionOf } from './connectorConnection.ts';
import { toId } from './id.ts';

const source = (type: string, config: WireObject) => connectionOf('source', { type, config, tunnelId: null });

describe('how a connector connects', () => {
  it('is its tunnel, by name once that is known', () => {
    const tunnelled = { type: 'postgres', config: {}, tunnelId: toId<'tunnel'>(2) };
    expect(connectionOf('source', tunnelled, 'Office')).toEqual({
      method: 'Secure tunnel',
      detail: 'Office',
    });
    expect(connectionOf('source', tunnelled)).toEqual({ method: 'Secure tunnel' });
  });

  it('is the sign-in of a provider, with the account that the configuration names', () => {
    expect(source('shopify', { tap_config: { shop: 'acme.myshopify.com', access_token: '••••' } })).toEqual({
      method: 'OAuth',
      detail: 'acme.myshopify.com',
    });
    expect(source('hubspot', { tap_config: {} })?.detail).toBeUndefined();
  });

  it('is a role or a service account, by name', () => {
    const arn = 'arn:aws:iam::123456789012:role/millrace-reader';
    expect(source('s3', { connection_config: { assume_role: arn } })).toEqual({
      method: 'Role',
      detail: 'millrace-reader',
    });
    expect(
      connectionOf('destination', {
        type: 'bigquery',
        config: { connection_config: { credentials: { client_email: 'loader@acme.example' } } },
        tunnelId: null,
      }),
    ).toEqual({ method: 'Service account', detail: 'loader@acme.example' });
  });

  it('is direct with a host or an account', () => {
    expect(source('mysql', { connection_config: { host: 'db.acme.example' } })).toEqual({ method: 'Direct' });
    expect(
      connectionOf('destination', {
        type: 'snowflake',
        config: { connection_config: { account: 'xy12345' } },
        tunnelId: null,
      }),
    ).toEqual({ method: 'Direct' });
  });

  it('is the kind of credential, by the key that holds it and never by its value', () => {
    expect(source('stripe', { tap_config: { client_secret: '••••', account_id: 'acct' } })).toEqual({
      method: 'API key',
    });
    expect(source('zendesk', { tap_config: { api_token: '••••' } })).toEqual({ method: 'Access token' });
    expect(source('magento', { tap_config: { username: 'me', password: '••••' } })).toEqual({
      method: 'Password',
    });
  });

  it('is unknown where the values say nothing', () => {
    expect(source('algolia', {})).toBeUndefined();
    expect(source('algolia', { tap_config: { region: 'eu' } })).toBeUndefined();
    expect(source('algolia', { connection_config: 'nonsense', tap_config: [] })).toBeUndefined();
  });
});
