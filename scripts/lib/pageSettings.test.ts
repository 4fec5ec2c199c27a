import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageConfig } from '@millrace/ui/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageSettings, settingLines, settingProblems } from './pageSettings.ts';
import { settings, type Setting } from './settings.ts';

const api = { API_ORIGIN: 'https://service.example' };
const all: readonly Setting<unknown>[] = Object.values(settings);

/** Every setting, apart from the cluster, which excludes the host. */
const examples: Readonly<Record<string, string>> = Object.fromEntries(
  all
    .filter((setting) => setting !== settings.realtimeCluster)
    .map(({ variable, example }) => [variable, example]),
);

/** Spec §6. */
const inProduction = {
  singer_taps: [1, 603],
  native_taps: [1452],
  generic_taps: [150, 2153],
  resync_tool: [1, 603],
  data_observability: 'everyone',
  sandbox_testing: [],
  etl_script: [150],
  s3_file_format_picker: [150, 2153],
  new_observability_metrics: [1452],
  snowflake_key_pair_auth: 'everyone',
};
const inStaging = {
  ...Object.fromEntries(Object.keys(inProduction).map((toggle) => [toggle, 'everyone'])),
  sandbox_testing: [],
};

test('without variables, everything has its default', () => {
  expect(pageSettings({})).toEqual({});
  expect(pageSettings(api)).toEqual({ environment: 'production', features: inProduction });
});

test('the examples of the table make a configuration', () => {
  expect(pageSettings({ ...api, ...examples })).toEqual({
    environment: 'staging',
    features: { ...inStaging, etl_script: [150, 2153], resync_tool: 'everyone' },
    build: '2026-03-04.1',
    realtime: {
      key: 'c0ffee',
      host: 'live.example',
      port: 6001,
      path: '/realtime',
      tls: true,
      names: { client: 'private-team.{id}', pipeline_updated: 'pipeline.changed' },
    },
    writes: 'merge',
    lists: { search: true, ordering: true, filters: false },
    loginAddress: 'https://login.example/',
    sisterProduct: {
      name: 'ETL',
      appsAddress: 'https://sister.example/apps',
      loginAddress: 'https://sister.example/login',
    },
    oauth: {
      address: 'https://oauth.example/{provider}/authorize',
      clientId: 'millrace',
      providers: {
        hubspot: { address: 'https://app.hubspot.com/oauth/authorize?scope=oauth', clientId: 'c1' },
      },
    },
    addressList: 'https://static.example/public-ips.json',
    connectorRequests: 'https://ideas.example/',
    featureRequests: 'https://ideas.example/features',
    humanCheck: { address: 'https://check.example/widget.js', origins: ['https://frames.example'] },
    chat: { address: 'https://chat.example/widget.js', origins: ['https://talk.example'] },
    legal: { privacy: '/legal/privacy.txt', terms: 'https://legal.example/terms.txt' },
  });
});

/** The paths of a schema’s values, such as `realtime.host`. */
function pathsIn(schema: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  const { wrapped, entries }: { wrapped?: unknown; entries?: object } = Object(schema);
  if (wrapped !== undefined) return pathsIn(wrapped, at);
  if (entries === undefined) return [at];
  return Object.entries(entries).flatMap(([key, entry]) => pathsIn(entry, [...at, key]));
}

describe('the table', () => {
  test('sets every value of the page’s configuration', () => {
    const paths = pathsIn(pageConfig);
    expect(paths.length).toBeGreaterThan(30);
    const config: unknown = pageSettings({ ...api, ...examples });
    const unset = paths.filter(
      (keys) => keys.reduce<unknown>((value, key) => Object(value)[key], config) === undefined,
    );
    expect(unset).toEqual([]);
  });

  test('contains no setting without an effect', () => {
    const full = pageSettings({ ...api, ...examples });
    for (const { variable } of all.filter((setting) => setting !== settings.realtimeCluster)) {
      const { [variable]: _, ...others } = examples;
      let rest: unknown;
      try {
        rest = pageSettings({ ...api, ...others });
      } catch {
        // It is part of a group.
      }
      expect([variable, rest]).not.toEqual([variable, full]);
    }
  });

  test('is the one in docs/deploy.md', () => {
    const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
    const [, section = ''] = /^## Settings$([^]*?)(?:^## |(?![^]))/m.exec(guide) ?? [];
    const rows = section.match(/^\| `MILLRACE_.*$/gm) ?? [];
    expect(rows.map((row) => row.split('|').map((cell) => cell.trim()))).toEqual(
      all.map(({ variable, purpose, without, example }) => [
        '',
        `\`${variable}\``,
        purpose,
        without,
        `\`${example}\``,
        '',
      ]),
    );
  });

  test('has one variable for each setting', () => {
    expect(new Set(all.map(({ variable }) => variable)).size).toBe(all.length);
  });
});

describe('an invalid value', () => {
  test('is named with its variable and what is expected, and hides no other and no valid one', () => {
    const texts = fc.tuple(fc.string(), fc.nat()).map(([text, pick]) => ({ text, pick }));
    /** One of the texts that are invalid for a setting. */
    const invalidFor = ({ decode }: Setting<unknown>, { text, pick }: { text: string; pick: number }) => {
      const long = 'x'.repeat(500);
      const pool = [
        text,
        `${text} ${long}`,
        'data:text/html,login',
        '[]',
        '7',
        '{"a":1}',
        `${long}{{${long}`,
      ];
      const invalid = pool.filter((each) => each !== '' && decode(each) === undefined);
      return invalid[pick % invalid.length] ?? '';
    };
    fc.assert(
      fc.property(fc.subarray([...all], { minLength: 1 }), texts, (chosen, given) => {
        const wrong = chosen.map((setting) => [setting, invalidFor(setting, given)] as const);
        const isAboutCluster = wrong.some(([setting]) => setting === settings.realtimeCluster);
        const { [isAboutCluster ? settings.realtimeHost.variable : '']: _, ...others } = examples;
        const bad = wrong.filter(([setting]) => !isAboutCluster || setting !== settings.realtimeHost);
        const env = {
          ...others,
          ...Object.fromEntries(bad.map(([{ variable }, text]) => [variable, text])),
        };
        const problems = settingProblems(env);
        expect(problems.map((sentence) => sentence.split(' ')[0]).toSorted()).toEqual(
          bad.map(([{ variable }]) => variable).toSorted(),
        );
        for (const [{ variable, expected, isSensitive }, text] of bad) {
          const sentence = problems.find((problem) => problem.startsWith(`${variable} `)) ?? '';
          expect(sentence).toContain(`It should be ${expected}.`);
          const tells = isSensitive === true && text.length > 30 && sentence.includes(text);
          expect([sentence, tells]).toEqual([sentence, false]);
        }
        expect(() => pageSettings({ ...api, ...env })).toThrow(problems.join('\n'));
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    [{ MILLRACE_WRITES: 'patch' }, 'MILLRACE_WRITES is patch. It should be merge or replace.'],
    [{ MILLRACE_LISTS: 'search sort' }, 'MILLRACE_LISTS is search sort. It should be some of search'],
    [{ MILLRACE_ENVIRONMENT: 'test' }, 'MILLRACE_ENVIRONMENT is test. It should be development, staging'],
    [{ MILLRACE_HUMAN_CHECK: 'https://check.example/widget.js frames.example' }, 'MILLRACE_HUMAN_CHECK is'],
    [{ MILLRACE_PRIVACY: 'privacy.txt' }, 'MILLRACE_PRIVACY is privacy.txt. It should be an address'],
    [{ MILLRACE_REALTIME_KEY: 'a' }, 'MILLRACE_REALTIME_KEY needs MILLRACE_REALTIME_HOST'],
    [{ MILLRACE_REALTIME_HOST: 'a.example' }, 'MILLRACE_REALTIME_HOST needs MILLRACE_REALTIME_KEY'],
    [{ MILLRACE_REALTIME_PATH: '/a' }, 'MILLRACE_REALTIME_PATH needs MILLRACE_REALTIME_KEY'],
    [
      { MILLRACE_REALTIME_NAMES: '{"user":"team-{id}"}' },
      'It should be JSON with names for some of all, user',
    ],
    [
      { MILLRACE_REALTIME_NAMES: '{"all":"a","refresh_app":"a"}' },
      'It should be JSON with names for some of',
    ],
    [{ MILLRACE_REALTIME_CLUSTER: 'eu' }, 'MILLRACE_REALTIME_CLUSTER needs MILLRACE_REALTIME_KEY'],
    [
      { MILLRACE_REALTIME_KEY: 'a', MILLRACE_REALTIME_HOST: 'a.example', MILLRACE_REALTIME_CLUSTER: 'eu' },
      'MILLRACE_REALTIME_HOST and MILLRACE_REALTIME_CLUSTER exclude each other',
    ],
    [{ MILLRACE_REALTIME_HOST: 'a.example:70000' }, 'MILLRACE_REALTIME_HOST is a.example:70000. It should'],
    [{ MILLRACE_LOGIN_ADDRESS: '//x' }, 'MILLRACE_LOGIN_ADDRESS is //x. It should be an address'],
    [{ MILLRACE_SISTER_NAME: 'ETL' }, 'MILLRACE_SISTER_APPS and MILLRACE_SISTER_LOGIN are missing'],
    [
      { MILLRACE_FEATURES: '{"etl":"everyone"}' },
      'MILLRACE_FEATURES is {"etl":"everyone"}. It should be JSON',
    ],
    [{ MILLRACE_FEATURES: '[]' }, 'MILLRACE_FEATURES is []. It should be JSON'],
    [{ MILLRACE_OAUTH_ADDRESS: 'ftp://{provider}' }, 'MILLRACE_OAUTH_ADDRESS is ftp://{provider}. It should'],
    [{ MILLRACE_OAUTH_PROVIDERS: '{"hubspt":{"clientId":"c"}}' }, 'It should be JSON such as'],
  ])('%j gets an error message', (env, sentence) => {
    expect(() => pageSettings({ ...api, ...env })).toThrow(sentence);
  });

  test.each([
    { MILLRACE_LOGIN_ADDRESS: 'https://ada:C4NARY@login.example/' },
    { MILLRACE_OAUTH_PROVIDERS: '{"hubspot":{"clientId":"c","clientSecret":"C4NARY"}}' },
    { MILLRACE_OAUTH_CLIENT_ID: 'a C4NARY' },
    { MILLRACE_REALTIME_KEY: 'a/C4NARY', MILLRACE_REALTIME_HOST: 'live.example' },
  ])('that may contain a secret is not printed: %j', (env) => {
    const problems = settingProblems(env);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('has a value that is not shown here. It should be');
    expect(problems[0]).not.toContain('C4NARY');
  });
});

test('the effective settings are a line each', () => {
  const lines = settingLines({ ...api, MILLRACE_WRITES: 'merge', MILLRACE_REALTIME_KEY: 'c0ffee' }).split(
    '\n',
  );
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(all.map(({ variable }) => variable));
  expect(lines).toContainEqual(expect.stringMatching(/MILLRACE_WRITES +merge$/));
  expect(lines).toContainEqual(expect.stringMatching(/MILLRACE_ENVIRONMENT +not set: production$/));
  expect(lines).toContainEqual(expect.stringMatching(/MILLRACE_REALTIME_KEY +set$/));
});

test('a cluster names its host', () => {
  const env = { ...api, MILLRACE_REALTIME_KEY: 'abc', MILLRACE_REALTIME_CLUSTER: 'eu' };
  expect(pageSettings(env)).toMatchObject({ realtime: { key: 'abc', host: 'ws-eu.pusher.com' } });
});

test('they describe a real service and require one', () => {
  expect(() => pageSettings({ MILLRACE_LOGIN_ADDRESS: 'https://login.example/' })).toThrow(
    'MILLRACE_LOGIN_ADDRESS describes a real service. Name it too: API_ORIGIN=https://… npm start',
  );
});
