import { describe, expect, it } from 'vitest';
import type { WireObject } from '../json/paths.ts';
import { connectionOf } from './connectorConnection.ts';
import { toId } from '../entities/id.ts';

const source = (type: string, config: WireObject) => connectionOf('source', { type, config, tunnelId: null });

describe('the connection of a connector', () => {
  it('is its tunnel, by name once the name is loaded', () => {
    const tunnelled = { type: 'postgres', config: {}, tunnelId: toId<'tunnel'>(2) };
    expect(connectionOf('source', tunnelled, 'Office')).toEqual({
      method: 'Secure tunnel',
      detail: 'Office',
    });
    expect(connectionOf('source', tunnelled)).toEqual({ method: 'Secure tunnel' });
  });

  it('is the provider sign-in, with the account in the configuration', () => {
    expect(source('shopify', { tap_config: { shop: 'acme', access_token: '••••' } })).toEqual({
      method: 'OAuth',
      detail: 'acme',
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

  it('is direct, with a host or an account', () => {
    const config = { connection_config: { host: 'db.acme.example' } };
    expect(source('mysql', config)).toEqual({ method: 'Direct' });
    // If nothing is said about a tunnel, there may be one.
    expect(connectionOf('source', { type: 'mysql', config })).toBeUndefined();
    expect(
      connectionOf('destination', {
        type: 'snowflake',
        config: { connection_config: { account: 'xy12345' } },
        tunnelId: null,
      }),
    ).toEqual({ method: 'Direct' });
  });

  it('is the type of the credential, by its key and never by its value', () => {
    expect(source('stripe', { tap_config: { client_secret: '••••', account_id: 'acct' } })).toEqual({
      method: 'API key',
    });
    expect(source('zendesk', { tap_config: { api_token: '••••' } })).toEqual({ method: 'Access token' });
    expect(source('magento', { tap_config: { username: 'me', password: '••••' } })).toEqual({
      method: 'Password',
    });
  });

  it('is unknown if the values contain none of these', () => {
    expect(source('algolia', {})).toBeUndefined();
    expect(source('algolia', { tap_config: { region: 'eu' } })).toBeUndefined();
    expect(source('algolia', { connection_config: 'nonsense', tap_config: [] })).toBeUndefined();
  });
});
