import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDefinitions } from '../../connectors/allDefinitions.ts';
import type { FormDefinition } from '../definition/definition.ts';
import type { TextField } from '../definition/fieldTypes.ts';
import { createFormModel } from './formModel.ts';
import type { FormModel } from './formState.ts';
import { at, newPostgres, newSnowflake, storedPostgres, today, valueAt } from './forms.test.data.ts';
import { isSsl } from '../values/ssl.ts';
import type { WireObject } from '../../json/paths.ts';
import { withPath } from '../../json/paths.ts';

const [host, user, password, database, schema] = ['host', 'user', 'password', 'database', 'pgschema'].map(
  at,
) as [string, string, string, string, string];
const paste = (form: FormModel, text: string, path = host) => form.setValue(path, text, text);
const warningAt = (form: FormModel, path: string) => form.at(path).getSnapshot().warning;
const cleared = 'Password was cleared, because it belongs to the previous login';

/** Types a value and leaves the field. */
const type = (form: FormModel, path: string, text: string): void => {
  form.setValue(path, text);
  form.blur(path);
};

describe('an entered password, when an address without one is pasted', () => {
  const secondAddresses = [
    'postgres://db2.example.com/app',
    'postgres://ann@db2.example.com/app',
    'psql -h db2.example.com -U ann app',
    'postgres://noor@db1.example.com/app',
  ];

  it.each(secondAddresses)(
    'is cleared with a sentence if it was entered for another login: %s',
    (address) => {
      const form = newPostgres();
      paste(form, 'postgres://ann:river@db1.example.com/app');
      paste(form, address);
      expect(valueAt(form, password)).toBe('');
      expect(warningAt(form, password)).toBe(cleared);
      form.setValue(password, 'r');
      expect(warningAt(form, password)).toBeUndefined();
    },
  );

  it.each(secondAddresses)('is cleared too if the typed host was emptied before: %s', (address) => {
    const form = newPostgres();
    type(form, host, 'db1.example.com');
    type(form, user, 'ann');
    type(form, password, 'river');
    form.setValue(host, '');
    paste(form, address);
    expect(valueAt(form, password)).toBe('');
  });

  it.each(secondAddresses)('stays if it was entered first: %s', (address) => {
    const form = newPostgres();
    type(form, password, 'river');
    // Typing that was given up.
    form.setValue(host, 'db1.ex');
    form.setValue(host, '');
    paste(form, address);
    expect(valueAt(form, password)).toBe('river');
    expect(warningAt(form, password)).toBeUndefined();
  });

  it.each(['postgres://db1.example.com/other', 'postgres://ann@DB1.example.com:6000'])(
    'stays for the same login: %s',
    (address) => {
      const form = newPostgres();
      paste(form, 'postgres://ann:river@db1.example.com/app');
      paste(form, address);
      expect(valueAt(form, password)).toBe('river');
    },
  );

  it.each(['db2.example.com', 'db2.example.com:5433', 'db2.example.com/app'])(
    'stays when a host is corrected, as it does when one is typed: %s',
    (address) => {
      const form = newPostgres();
      paste(form, 'postgres://ann:river@db1.example.com/app');
      paste(form, address);
      expect([valueAt(form, host), valueAt(form, password)]).toEqual(['db2.example.com', 'river']);
    },
  );

  it('is cleared in the form of a saved source, whose host it was entered for', () => {
    const form = storedPostgres();
    type(form, password, 'river');
    paste(form, 'postgres://db2.example.com');
    expect(valueAt(form, password)).toBe('');
    expect(warningAt(form, password)).toBe(cleared);
  });

  it('is cleared as every secret of the login', () => {
    const form = newSnowflake();
    const account = at('account');
    type(form, account, 'myorg-one');
    form.setValue(at('authentication_method'), 'key_pair');
    form.setValue(at('private_key'), 'key');
    form.setValue(at('passphrase'), 'river');
    paste(form, 'jdbc:snowflake://myorg-two.snowflakecomputing.com/?db=A', account);
    expect(valueAt(form, account)).toBe('myorg-two');
    expect([at('private_key'), at('passphrase')].map((path) => valueAt(form, path))).toEqual(['', '']);
  });

  it('never stays for a login that it was not entered for, and is never lost otherwise', () => {
    const hosts = ['a.example', 'b.example'] as const;
    const users = ['ann', 'noor'] as const;
    const steps = fc.array(
      fc.oneof(
        fc.record({ step: fc.constant('secret' as const) }),
        fc.record({
          step: fc.constant('type' as const),
          path: fc.constant(host),
          text: fc.constantFrom(...hosts, ''),
        }),
        fc.record({
          step: fc.constant('type' as const),
          path: fc.constant(user),
          text: fc.constantFrom(...users, ''),
        }),
        fc.record({
          step: fc.constant('paste' as const),
          host: fc.constantFrom(...hosts),
          user: fc.option(fc.constantFrom(...users), { nil: undefined }),
        }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const form = newPostgres();
        // Whose password it is: the last names of host and user since it was entered.
        const owner = new Map<string, string>();
        const found: boolean[] = [];
        const expected: boolean[] = [];
        for (const each of all) {
          if (each.step === 'secret') {
            form.setValue(password, 'river');
            for (const path of [host, user]) owner.set(path, String(valueAt(form, path)));
          } else if (each.step === 'type') {
            type(form, each.path, each.text);
            if (each.text !== '') owner.set(each.path, each.text);
          } else {
            const hadPassword = valueAt(form, password) !== '';
            const isOther = [
              [host, each.host],
              [user, each.user],
            ].some(
              ([path = '', named]) =>
                named !== undefined && (owner.get(path) ?? '') !== '' && owner.get(path) !== named,
            );
            paste(form, `postgres://${each.user === undefined ? '' : `${each.user}@`}${each.host}/app`);
            found.push(valueAt(form, password) !== '');
            expected.push(hadPassword && !isOther);
            owner.set(host, each.host);
            if (each.user !== undefined) owner.set(user, each.user);
          }
        }
        expect(found).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a pasted address in the form of a saved connector', () => {
  const saying = (name: string) => `The pasted address names “${name}”. The saved value stays`;

  it('says at a locked field that it names another value', () => {
    const form = storedPostgres();
    paste(form, 'postgres://ann:river@db.example.com/other?schema=sales');
    expect([database, schema].map((path) => valueAt(form, path))).toEqual(['shop', 'public']);
    expect([database, schema].map((path) => warningAt(form, path))).toEqual([
      saying('other'),
      saying('sales'),
    ]);
    paste(form, 'postgres://ann:river@db.example.com/shop');
    expect([database, schema].map((path) => warningAt(form, path))).toEqual([undefined, undefined]);
  });

  it('says nothing of what it does not name', () => {
    const form = storedPostgres({ pgschema: 'sales' });
    paste(form, 'postgres://ann:river@db.example.com');
    expect([database, schema].map((path) => warningAt(form, path))).toEqual([undefined, undefined]);
  });

  it('stops saying it when the address changes or everything is reset', () => {
    const form = storedPostgres();
    const address = 'postgres://db.example.com/other';
    paste(form, address);
    form.setValue(host, 'db.example.co');
    expect(warningAt(form, database)).toBeUndefined();
    paste(form, address);
    form.reset();
    expect(warningAt(form, database)).toBeUndefined();
  });

  /** The definitions with a field for addresses, and an address of each. */
  const withAddress = allDefinitions.flatMap((definition) => {
    const form = createFormModel({ definition, today });
    const field = form.fields.find(
      (each): each is TextField => each.kind === 'text' && each.address !== undefined,
    );
    return field ? [[definition.id, definition, field] as const] : [];
  });
  const schemes = ['postgres', 'mysql', 'mariadb', 'sqlserver', 'redshift', 'snowflake'];
  const storedForm = (definition: FormDefinition, field: TextField) => {
    const config = (field.address?.paths ?? []).reduce<WireObject>(
      (all, [part, path]) =>
        part === 'port' || part === 'ssl' || part === 'password' ? all : withPath(all, path, 'saved'),
      {},
    );
    return createFormModel({ definition, today, stored: { name: 'Saved', tunnelId: null, config } });
  };

  it.each(withAddress)('changes or explains every part of it: %s', (_, definition, field) => {
    const { read } = field.address ?? {};
    const address = schemes
      .flatMap((scheme) => [
        `${scheme}://ann:river@myorg-acc.example/app/sales`,
        `${scheme}://ann:river@myorg-acc/app/sales`,
        `${scheme}://ann:river@db.example.com/app?schema=sales`,
        `${scheme}://ann:river@db.example.com/app`,
        `${scheme}://db.example.com;database=app;user=ann;password=river`,
      ])
      .find((text) => {
        const reading = read?.(text);
        return reading && 'parts' in reading && reading.parts.database === 'app';
      });
    expect(address).toBeDefined();
    const form = storedForm(definition, field);
    paste(form, address ?? '', field.path);
    const reading = read?.(address ?? '');
    const parts = reading && 'parts' in reading ? reading.parts : undefined;
    for (const [part, path] of field.address?.paths ?? []) {
      const named = parts?.[part];
      if (named === undefined || part === 'ssl') continue;
      const warning = valueAt(form, path) === named ? undefined : saying(named);
      expect([path, warningAt(form, path)]).toEqual([path, warning]);
    }
  });

  it('is found in several definitions', () => {
    expect(withAddress.length).toBeGreaterThan(4);
  });
});

describe('the SSL choice, when addresses are pasted one after another', () => {
  const ssl = at('ssl');
  const demands = {
    '': undefined,
    '?sslmode=prefer': undefined,
    '?sslmode=disable': { mode: 'off' },
    '?sslmode=require': { mode: 'unverified' },
    '?sslaccept=strict': { mode: 'verified' },
    '?sslmode=verify-full': { mode: 'certificate', certificate: '' },
  } as const;
  const byHand = [
    { mode: 'off' },
    { mode: 'unverified' },
    { mode: 'verified' },
    { mode: 'certificate', certificate: 'own' },
  ] as const;
  const query = fc.constantFrom(...(Object.keys(demands) as (keyof typeof demands)[]));

  it.each([
    ['sslmode=disable', 'a new form', newPostgres, 'unverified'],
    ['sslmode=verify-full', 'a new form', newPostgres, 'unverified'],
    ['sslmode=verify-full', 'a saved source without SSL', storedPostgres, 'unverified'],
    [
      'sslmode=disable',
      'a saved source with SSL',
      () => storedPostgres({ ssl: { reject_unauthorized: true } }),
      'verified',
    ],
  ])('that %s made is not kept for another server, in %s', (demand, _, open, mode) => {
    const form = open();
    paste(form, `postgres://u:p@a.example/shop?${demand}`);
    form.blur(ssl);
    paste(form, 'postgres://u:p@b.example/shop');
    expect(valueAt(form, ssl)).toEqual({ mode });
  });

  it('is that of the last address, or else the last one made by hand, and never off without being named (property)', () => {
    const step = fc.oneof(
      fc.record({ query }),
      fc.record({ hand: fc.constantFrom(...byHand) }),
      fc.record({ host: fc.constantFrom('b.example:5433', 'b.example/app') }),
    );
    const isOff = (value: unknown) => isSsl(value) && value.mode === 'off';
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 8 }),
        query,
        fc.constantFrom(newPostgres, storedPostgres),
        (steps, last, open) => {
          const form = open();
          let own = valueAt(form, ssl);
          for (const each of steps) {
            if ('hand' in each) {
              form.setValue(ssl, each.hand);
              own = each.hand;
            } else paste(form, 'host' in each ? each.host : `postgres://u:p@a.example/shop${each.query}`);
            form.blur(ssl);
          }
          const before = valueAt(form, ssl);
          const changed = paste(form, `postgres://u:p@z.example/shop${last}`);
          const after = valueAt(form, ssl);
          const plain = isOff(own) && !isOff(before) ? { mode: 'unverified' } : own;
          // The mode that an address names, with the certificate that was chosen for it.
          const named = demands[last] && { mode: demands[last].mode };
          expect({ after }).toMatchObject({ after: named ?? plain });
          expect(isOff(after) && !isOff(before)).toBe(named?.mode === 'off' && !isOff(before));
          expect(changed.some(({ path }) => path === ssl)).toBe(
            JSON.stringify(before) !== JSON.stringify(after),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
