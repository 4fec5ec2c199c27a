import { describe, expect, it } from 'vitest';
import { createTunnel } from '../forms/values/connection.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import { postgres } from './sources/postgres.ts';
import { changesConfiguration, watchConfiguration } from './testedConfiguration.ts';

const today = '2026-03-04';
const host = 'connection_config.host';
const password = 'connection_config.password';

function setUp() {
  const model = createFormModel({ definition: postgres, today });
  const { fingerprint, subscribe } = watchConfiguration(model);
  return { model, fingerprint, subscribe };
}

describe('watchConfiguration', () => {
  it('tells a different configuration from the tested one, and recognises the tested one', () => {
    const { model, fingerprint } = setUp();
    model.setValue(host, 'db.acme.example');
    const tested = fingerprint();
    model.setValue(host, 'invalid.example');
    expect(fingerprint()).not.toBe(tested);
    model.setValue(host, 'db.acme.example');
    expect(fingerprint()).toBe(tested);
  });

  it('ignores a changed name', () => {
    const { model, fingerprint } = setUp();
    const tested = fingerprint();
    model.setValue('name', 'Shop');
    model.blur(host);
    expect(fingerprint()).toBe(tested);
  });

  it('detects a changed secret or connection', () => {
    const { model, fingerprint } = setUp();
    model.setValue(password, 'river stone');
    const tested = fingerprint();
    model.blur(password);
    expect(fingerprint()).toBe(tested);
    model.setValue(password, 'lake stone');
    const retyped = fingerprint();
    expect(retyped).not.toBe(tested);
    model.setValue('tunnel_id', createTunnel());
    expect(fingerprint()).not.toBe(retyped);
  });

  it('never contains a secret', () => {
    const { model, fingerprint } = setUp();
    model.setValue(password, 'river stone');
    expect(fingerprint()).not.toContain('river stone');
  });

  it('calls back when a value changes', () => {
    const { model, subscribe } = setUp();
    let calls = 0;
    const stop = subscribe(() => (calls += 1));
    model.setValue(host, 'db');
    expect(calls).toBeGreaterThan(0);
    const before = calls;
    stop();
    model.setValue(host, 'db2');
    expect(calls).toBe(before);
  });
});

describe('changesConfiguration', () => {
  const stored = { name: 'Shop', tunnelId: null, config: { connection_config: { host: 'db', port: 5432 } } };

  it('compares everything except the name', () => {
    const model = createFormModel({ definition: postgres, today, stored });
    model.setValue('name', 'Shop 2');
    expect(changesConfiguration(model)).toBe(false);
    model.setValue('connection_config.port', '6543');
    expect(changesConfiguration(model)).toBe(true);
  });
});
