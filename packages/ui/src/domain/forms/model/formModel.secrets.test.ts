import { describe, expect, it } from 'vitest';
import { snowflake } from '../../connectors/destinations/snowflake.ts';
import { createFormModel } from './formModel.ts';
import type { WireObject } from '../../json/paths.ts';
import { postgres } from '../../connectors/sources/postgres.ts';
import { at, errorAt, mask, newSnowflake, today, valueAt } from './forms.test.data.ts';

const password = at('password');
const method = at('authentication_method');
const privateKey = at('private_key');
const passphrase = at('passphrase');

/** @param secrets as the service returns them; required ones may be left out */
const keyPair = (secrets: WireObject = { private_key: mask, passphrase: mask }) =>
  createFormModel({
    definition: snowflake,
    today,
    stored: {
      name: 'Warehouse',
      tunnelId: null,
      config: {
        connection_config: {
          authentication_method: 'key_pair',
          username: 'ann',
          ...secrets,
        },
      },
    },
  });

describe('a passphrase', () => {
  const stateOf = (form: ReturnType<typeof keyPair>) => form.at(passphrase).getSnapshot();

  it('is discarded with the key that it unlocks', () => {
    const form = keyPair();
    expect(stateOf(form)).toMatchObject({ isStored: true, isOutdated: false });
    form.setValue(privateKey, 'another');
    expect(stateOf(form)).toMatchObject({ isStored: false, isOutdated: true });
    form.setValue(privateKey, '');
    expect(stateOf(form)).toMatchObject({ isStored: true, isOutdated: false });
  });

  it('is not shown as saved if the service returns none, because keys need no passphrase', () => {
    for (const none of [{ passphrase: null }, { passphrase: '' }, {}]) {
      const form = keyPair(none);
      expect(stateOf(form)).toMatchObject({ isStored: false, isOutdated: false });
      expect(form.at(privateKey).getSnapshot().isStored).toBe(true);
    }
  });
});

describe('the passphrase of a key', () => {
  const block = (label: string, ...headers: string[]) =>
    [`-----BEGIN ${label}-----`, ...headers, 'QUJDREVG', `-----END ${label}-----`].join('\n');
  const plain = block('PRIVATE KEY');
  const encrypted = [
    ['of PKCS 8', block('ENCRYPTED PRIVATE KEY')],
    ['of the old form', block('RSA PRIVATE KEY', 'Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-256-CBC,00', '')],
  ] as const;
  const missing = 'The key is encrypted: enter its passphrase';
  const needless = 'The key is not encrypted: it needs no passphrase';
  const withKey = (key: string) => {
    const form = newSnowflake();
    form.setValue(method, 'key_pair');
    form.setValue(privateKey, key);
    return form;
  };
  const warning = (form: ReturnType<typeof withKey>) => form.at(passphrase).getSnapshot().warning;

  it.each(encrypted)('is required before anything is sent, for one %s', (_, key) => {
    const form = withKey(key);
    form.validate();
    expect(errorAt(form, passphrase)).toBe(missing);
    form.setValue(passphrase, 'opens it');
    expect(errorAt(form, passphrase)).toBeUndefined();
    expect(warning(form)).toBeUndefined();
  });

  it('is no longer required when another key replaces an encrypted one', () => {
    const form = withKey(encrypted[0][1]);
    form.blur(passphrase);
    expect(errorAt(form, passphrase)).toBe(missing);
    form.setValue(privateKey, plain);
    expect(errorAt(form, passphrase)).toBeUndefined();
  });

  it('is reported as unnecessary for an unencrypted key, and may be sent', () => {
    const form = withKey(plain);
    expect(warning(form)).toBeUndefined();
    form.setValue(passphrase, 'opens nothing ');
    form.blur(passphrase);
    expect([errorAt(form, passphrase), warning(form)]).toEqual([undefined, needless]);
    form.setValue(privateKey, encrypted[0][1]);
    expect(warning(form)).toContain('starts or ends with a space');
  });

  it('is not validated next to an invalid key or a saved one', () => {
    const form = withKey('no key');
    form.setValue(passphrase, 'x');
    expect(warning(form)).toBeUndefined();
    form.setValue(passphrase, '');
    form.blur(passphrase);
    expect(errorAt(form, passphrase)).toBeUndefined();
    const stored = keyPair({ private_key: mask, passphrase: null });
    stored.blur(passphrase);
    expect(errorAt(stored, passphrase)).toBeUndefined();
  });
});

describe('a secret that the service does not have', () => {
  it('is not shown as saved', () => {
    const form = createFormModel({
      definition: postgres,
      today,
      stored: { name: 'Shop', tunnelId: null, config: { connection_config: { password: null } } },
    });
    expect(form.at(password).getSnapshot().isStored).toBe(false);
  });
});

describe("Snowflake's methods", () => {
  it('show their own credentials and clear those of the other', () => {
    const form = newSnowflake();
    form.setValue(password, 's3cret');
    form.setValue(method, 'key_pair');
    expect(form.at(password).getSnapshot()).toMatchObject({ isVisible: false, value: '' });
    expect(form.at(privateKey).getSnapshot().isVisible).toBe(true);
    form.blur(privateKey);
    expect(errorAt(form, privateKey)).toBe('Private key is required');
    form.setValue(method, 'password');
    expect(errorAt(form, privateKey)).toBeUndefined();
  });

  it('extract the account from its address', () => {
    const form = newSnowflake();
    form.setValue('connection_config.account', 'xy12345.eu-west-1.snowflakecomputing.com');
    form.blur('connection_config.account');
    expect(valueAt(form, 'connection_config.account')).toBe('xy12345.eu-west-1');
  });
});

describe('a service that loses secrets which a change does not contain', () => {
  const stored = { name: 'Warehouse', tunnelId: null, config: { connection_config: {} } };
  const form = (secrets: WireObject) =>
    createFormModel({
      definition: snowflake,
      today,
      losesSecrets: 'all',
      stored: {
        ...stored,
        config: { connection_config: { authentication_method: 'key_pair', username: 'ann', ...secrets } },
      },
    });
  const saved = (of: ReturnType<typeof form>) =>
    [privateKey, passphrase].map((path) => of.at(path).getSnapshot().isStored);

  it('needs them again with each change of the configuration, and only then', () => {
    const model = form({ private_key: mask, passphrase: mask, role: 'r' });
    const seen: boolean[] = [];
    model.at(privateKey).subscribe(() => seen.push(model.at(privateKey).getSnapshot().isStored));
    model.setValue('name', 'Other');
    expect(saved(model)).toEqual([true, true]);
    model.setValue(at('role'), 'reader');
    expect(saved(model)).toEqual([false, false]);
    expect(seen).toEqual([false]);
    expect(model.at(passphrase).getSnapshot().whyOutdated).toBe('service');
    model.setValue(at('username'), 'bob');
    expect(model.at(passphrase).getSnapshot().whyOutdated).toBe('login');
    model.setValue(at('username'), 'ann');
    expect(errorAt(model, privateKey)).toBeUndefined();
    model.validate();
    expect(errorAt(model, privateKey)).toBeDefined();
    model.setValue(at('role'), 'r');
    expect(saved(model)).toEqual([true, true]);
  });

  it('needs only those that it does not show, if its habit is not known', () => {
    const shown = { private_key: mask, passphrase: mask, role: 'r' };
    const savedBy = (secrets: WireObject) => {
      const model = createFormModel({
        definition: snowflake,
        today,
        losesSecrets: 'unseen',
        stored: {
          ...stored,
          config: { connection_config: { authentication_method: 'key_pair', username: 'ann', ...secrets } },
        },
      });
      model.setValue(at('role'), 'reader');
      return saved(model);
    };
    expect(savedBy(shown)).toEqual([true, true]);
    // A passphrase that is not shown may not exist.
    expect(savedBy({ role: 'r' })).toEqual([false, false]);
    expect(savedBy({ role: 'r', passphrase: mask })).toEqual([false, true]);
  });

  it('is recognised when it has done so', () => {
    const model = keyPair();
    model.loseSecrets();
    expect(model.at(privateKey).getSnapshot().whyOutdated).toBe('service');
    expect(saved(model)).toEqual([false, false]);
  });
});
