import { execFileSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import * as contract from '../entries/contract.ts';
import { allDefinitions } from '../domain/connectors/allDefinitions.ts';
import { toCreate } from '../domain/connectors/connectorWire.ts';
import type { Definition } from '../domain/connectors/definition/define.ts';
import { secretPathsOf } from '../domain/connectors/secretPaths.ts';
import { createFormModel } from '../domain/forms/model/formModel.ts';
import { readPath, type WireObject } from '../domain/json/paths.ts';
import { requestLanguages } from '../domain/requests/requestTexts.ts';
import type { ShownRequest } from '../domain/requests/shownRequest.ts';
import { Secret } from '../domain/text/secret.ts';
import type { Call } from './call.ts';
import { camelKeys } from './wire.ts';
import { write } from './calls.test.data.ts';
import { showRequest } from './showRequest.ts';

const origin = 'https://console.example';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'bodyEncoding' in value;
const exported: readonly unknown[] = Object.values(contract);
const calls = exported.filter(isCall).map((call) => [call.name, call] as const);

/** The names of a body's fields. */
function bodyNames({ body }: Call): readonly string[] {
  const { entries, key }: { entries?: object; key?: { options?: readonly string[] } } = Object(body);
  return entries ? Object.keys(entries) : (key?.options ?? []);
}

/** Every argument of a call, each with a value that the property gives. */
function argumentsOf(call: Call, valueOf: (name: string) => unknown) {
  const fill = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  const names = bodyNames(call);
  return {
    ...fill(Object.keys(call.params)),
    ...camelKeys(fill(Object.keys(call.query))),
    ...(call.body && { body: camelKeys(fill(names)) }),
  };
}

const textOf = ({ path, texts }: ShownRequest): string =>
  [path, ...requestLanguages.map((language) => texts[language] ?? '')].join('\n');

/** A secret with everything that may be in one. The run makes it different from other texts. */
const secret = fc
  .tuple(
    fc.stringMatching(/^[A-Za-z0-9_.~+/&=%$'"`\\ -]{0,12}$/),
    fc.stringMatching(/^[Q-Z7-9]{14}$/),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  .map((parts) => parts.join(''));

/** Six characters of a secret in a text. */
const partOf = (value: string, text: string): string | undefined =>
  [...(value.match(/[Q-Z7-9]{14}/)?.[0] ?? value)]
    .map((_, index, all) => all.slice(index, index + 6).join(''))
    .find((part) => part.length === 6 && text.includes(part));

/** All secrets among the fields of calls. A field that is new to the contract is added here or to the others. */
const secretNames = new Set([
  'access_token',
  'confirm_password',
  'current_password',
  'new_password',
  'code_verifier',
  'password',
  'recaptcha_token',
  'refresh_token',
  'secret',
  'token',
]);
const isSecretOf = (call: Call, name: string): boolean =>
  secretNames.has(name) || (call.kind === 'oauth' && (name === 'code' || name === 'state'));

/** All others. */
const otherNames = `
  alert_id alert_metrics all_resync_selected auto_sync_new_collections bucket_name bucket_region
  channel_name column_name column_type config content current_sync_mode data_store data_store_id
  data_store_type destination_id destination_sync_cron destination_sync_frequency email end_timestamp
  etl_destination_id etl_source_id event first_name group_by group_by_op hookId id is_active last_name level
  maintenance_window metric_id metric_type name notification object_id object_type ordering page page_size payment_method
  persist_deleted_rows phone phone_country_code phone_national_number priority product_id provider
  receive_billing_notifications receive_monthly_notifications region replicate_column_changes reset_state
  resync_tables role run_frequency s3_file_format sample_options search selected_events socket_id sourceId
  sourceType source_id source_sync_frequency source_type ssh_host ssh_port ssh_user start_timestamp state
  status subscription_cancel_at sync_mappings table table_name threshold time_zone trigger_condition
  tunnel_id type url user_id variant where_conditions
`;

describe('the shown request', () => {
  it('is asked about every field of a call, whether it is a secret', () => {
    const names = calls.flatMap(([, call]) =>
      [...Object.keys(call.params), ...Object.keys(call.query), ...bodyNames(call)].filter(
        (name) => !isSecretOf(call, name),
      ),
    );
    expect([...new Set(names)].toSorted()).toEqual(otherNames.trim().split(/\s+/));
  });

  it.each(calls)('contains no secret and no part of one: %s', (_, call) => {
    fc.assert(
      fc.property(secret, fc.boolean(), (value, isWrapped) => {
        const given = argumentsOf(call, (name) => {
          if (!isSecretOf(call, name)) return `plain ${name}`;
          return isWrapped ? new Secret(value) : value;
        });
        expect(partOf(value, textOf(showRequest({ call, args: given }, { origin })))).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });

  it('hides the text of a secret in other fields, and what looks like a secret', () => {
    const config = {
      connection_config: { password: 'hunter-7-QXZ', host: 'db?as=hunter-7-QXZ' },
      extra_args: 'postgres://reader:swordfish@db.example/shop',
      tables: ['sk_live_abcdefgh12345'],
    };
    const shown = textOf(showRequest({ call: write, args: { body: { sourceId: 1, config } } }, { origin }));
    expect(shown).not.toMatch(/hunter|swordfish|abcdefgh/);
    expect(shown).toContain('YOUR_PASSWORD');
    expect(shown).toContain('postgres://YOUR_SECRET@db.example/shop');
  });

  it('keeps what is no secret: the removal of one, switches, and long names of tables', () => {
    const table = 'orders_2024_of_the_northern_warehouses_archive';
    const { texts } = showRequest(
      {
        call: contract.updatePipeline,
        args: { id: 7, body: { syncMappings: [{ table, excluded: [table] }], secret: null, hasToken: true } },
      },
      { origin },
    );
    expect(JSON.parse(texts.json ?? '')).toEqual({
      sync_mappings: [{ table, excluded: [table] }],
      secret: null,
      has_token: true,
    });
  });

  it('names neither the session nor its token', () => {
    const { texts, path, method } = showRequest({ call: write, args: { body: { sourceId: 1 } } }, { origin });
    expect([method, path]).toEqual(['POST', '/api/v1/thing/']);
    expect(texts).toMatchInlineSnapshot(`
      {
        "curl": "# YOUR_COOKIES: the cookies of your session
      # YOUR_CSRF_TOKEN: the value of your csrftoken cookie
      curl -X POST 'https://console.example/api/v1/thing/' \\
        -H 'Accept: application/json' \\
        -H 'Content-Type: application/json' \\
        -H 'X-CSRFToken: YOUR_CSRF_TOKEN' \\
        -H 'Cookie: YOUR_COOKIES' \\
        --data-raw '{
        "source_id": 1
      }'",
        "json": "{
        "source_id": 1
      }",
        "typescript": "// YOUR_CSRF_TOKEN: the value of your csrftoken cookie
      const response = await fetch("https://console.example/api/v1/thing/", {
        method: "POST",
        credentials: "include",
        headers: {
          "Accept": "application/json",
          "Content-Type": "application/json",
          "X-CSRFToken": "YOUR_CSRF_TOKEN",
        },
        body: JSON.stringify({
          "source_id": 1
        }),
      });",
      }
    `);
  });
});

const newForm = (definition: Definition) =>
  createFormModel({ definition, today: '2026-11-20', hasFeature: () => true });

describe.each(allDefinitions.map((definition) => [definition.id, definition] as const))(
  'the shown form of %s',
  (_, definition) => {
    it('contains no secret and no part of one', () => {
      fc.assert(
        fc.property(secret, (value) => {
          const model = newForm(definition);
          model.setValue('name', 'Everything');
          const secrets = model.fields.filter(({ isSecret }) => isSecret);
          for (const field of secrets) {
            for (const part of field.showWhen ?? [])
              if ('equals' in part) model.setValue(part.path, part.equals);
            model.setValue(field.path, value);
            const body = toCreate(model, definition);
            const args = { body: { ...body, dataStore: definition.type } };
            const shown = showRequest(
              { call: contract.createSource, args },
              { origin, secretPaths: secretPathsOf(model) },
            );
            expect(partOf(value, textOf(shown))).toBeUndefined();
            const sent: WireObject = JSON.parse(shown.texts.json ?? '');
            if (readPath(body.config, field.path) === undefined) continue;
            expect(readPath(sent, `config.${field.path}`)).toMatch(/^YOUR_/);
          }
          for (const field of model.fields) {
            if (field.kind !== 'rows') continue;
            for (const column of field.columns.filter(({ isSecret }) => isSecret)) {
              model.setValue(field.path, [
                { isPicked: true, cells: { [field.rowKey]: '1', [column.key]: value } },
              ]);
              const shown = showRequest(
                { call: contract.createSource, args: { body: toCreate(model, definition) } },
                { origin, secretPaths: secretPathsOf(model) },
              );
              expect(partOf(value, textOf(shown))).toBeUndefined();
            }
          }
        }),
        { numRuns: 5 },
      );
    });
  },
);

/** Texts that mean something to a shell, to JavaScript or to JSON. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^[$`'"\\\n\r!*?#&;|<>(){}[\]~ \t%@-]{0,30}$/),
  fc.constantFrom(
    "'; exit 1; '",
    '$(exit 1)',
    '`exit 1`',
    '\\',
    "\\'",
    '\u202E',
    '\u2028',
    '</script>',
    '${x}',
    '-d@/etc/passwd',
  ),
);
const body = fc.dictionary(
  fc.oneof(hostile, fc.constant('__proto__')),
  fc.oneof(hostile, fc.integer(), fc.constant(null), fc.array(hostile)),
);
const form = { ...write, bodyEncoding: 'form' } as const;

/** The words that a shell gives to curl. */
function wordsOf(command: string): readonly string[] {
  const stub = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }`;
  return execFileSync('sh', ['-c', `${stub}\n${command}\n`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
}

describe('the texts of a request', () => {
  const anyRequest = fc.tuple(
    fc.boolean(),
    body,
    hostile.filter((text) => text.isWellFormed()),
  );

  it('are one command of a POSIX shell, whatever is sent', () => {
    fc.assert(
      fc.property(anyRequest, ([isForm, config, name]) => {
        const call = isForm ? form : write;
        const { texts, path } = showRequest({ call, args: { body: { config, name } } }, { origin });
        const words = wordsOf(texts.curl);
        expect(words.slice(0, 3)).toEqual(['-X', 'POST', origin + path]);
        expect(words.at(-2)).toBe('--data-raw');
        expect(words).toHaveLength(3 + 2 * 4 + 2);
        const sent = words.at(-1) ?? '';
        expect(isForm ? Object.fromEntries(new URLSearchParams(sent)) : JSON.parse(sent)).toEqual(
          JSON.parse(texts.json ?? ''),
        );
      }),
    );
  });

  it('are TypeScript that sends the same', () => {
    fc.assert(
      fc.property(anyRequest, ([isForm, config, name]) => {
        const call = isForm ? form : write;
        const { texts, path } = showRequest({ call, args: { body: { config, name } } }, { origin });
        const sent: { url: string; method: string; body: string }[] = [];
        runInNewContext(`(async () => {${stripTypeScriptTypes(texts.typescript)}})()`, {
          URLSearchParams,
          fetch: (url: string, init: { method: string; body: string }) => void sent.push({ url, ...init }),
        });
        expect(sent).toHaveLength(1);
        const [request = { url: '', method: '', body: '' }] = sent;
        expect([request.method, request.url]).toEqual(['POST', origin + path]);
        expect(
          isForm ? Object.fromEntries(new URLSearchParams(request.body)) : JSON.parse(request.body),
        ).toEqual(JSON.parse(texts.json ?? ''));
      }),
    );
  });

  it('have the body as JSON, in which everything is visible', () => {
    fc.assert(
      fc.property(anyRequest, ([, config, name]) => {
        const { texts } = showRequest({ call: write, args: { body: { config, name } } }, { origin });
        const sent = contract.requestFor<Call>({ call: write, args: { body: { config, name } } });
        expect(JSON.parse(texts.json ?? '')).toEqual(JSON.parse(sent.body ?? ''));
        expect(texts.json).not.toMatch(/[\p{Cf}\u2028\u2029]/u);
      }),
    );
  });
});
