import { secretMask } from '@millrace/ui/contract';
import { fieldsOf, withPath, type Field, type Wire } from '@millrace/ui/domain/forms';
import { allDefinitions } from '@millrace/ui/domain/definitions';
import { describe, expect, it } from 'vitest';
import { destinationConfig, sourceConfig } from '../../scenarios/nodeConfigs.ts';
import { firstError, openService } from '../../assembly/service.test.data.ts';
import { checkDefined } from './definedChecks.ts';
import { initialOf, neededPaths, settingsOf } from './definedSettings.ts';
import { leavesOf, valueAt } from './nodeConfig.ts';
import { masked } from './nodeSecrets.ts';

const now = Date.UTC(2026, 10, 20);
const serviceAccount = JSON.stringify({ type: 'service_account', project_id: 'acme' });
const privateKey = '-----BEGIN PRIVATE KEY-----\nQUJDREVG\n-----END PRIVATE KEY-----';

/**
 * A value that a form sends for a field, and one that it never sends; nothing for fields that are checked
 * elsewhere.
 */
function examplesOf(field: Field): readonly [right: Wire, wrong: Wire] | undefined {
  switch (field.kind) {
    case 'ssl':
    case 'connection':
    // No connector has these fields.
    case 'frequency':
    case 'schedule':
    case 'timeWindow':
    // People don't type these values.
    case 'constant':
    case 'serviceValue':
      return undefined;
    case 'number':
      return [field.min ?? 1, 'many'];
    case 'toggle':
      return [true, 'yes'];
    case 'choice':
      return [field.options[0]?.value ?? '', []];
    case 'rows':
      return [[], 'all'];
    case 'list':
      return field.wire === 'array' ? [[], 'all'] : ['a', []];
    case 'text':
    case 'secret':
    case 'longText':
      return ['acme'.slice(0, field.maxLength), 5];
    case 'date':
      return ['2026-01-01', 5];
    case 'file':
      return [field.content === 'privateKey' ? privateKey : serviceAccount, 5];
  }
}

const named = allDefinitions.map((definition) => ({
  definition,
  name: `${definition.kind} ${definition.type}`,
}));

describe.each(named)('the $name', ({ definition }) => {
  const settings = settingsOf(definition);

  it('has its settings checked by the kinds of its fields', () => {
    expect(settings.length).toBeGreaterThan(1);
    for (const field of settings) {
      const examples = examplesOf(field);
      if (!examples) continue;
      const [right, wrong] = examples.map((value) =>
        checkDefined(now, definition, withPath({}, field.path, value)),
      );
      expect([field.path, right?.length, wrong?.length]).toEqual([field.path, 0, 1]);
    }
  });

  it('shows none of its secrets', () => {
    for (const { path } of settings.filter(({ isSecret }) => isSecret)) {
      expect(valueAt(masked(withPath({}, path, 'hidden')), ...path.split('.'))).toBe(secretMask);
    }
  });

  it('is configured in scenarios by its own fields alone, with all that it requires', () => {
    const { kind, type } = definition;
    const config = kind === 'source' ? sourceConfig(type, { seed: 1, clientId: 1 }) : destinationConfig(type);
    const paths = settings.map(({ path }) => path);
    // The type of a destination is in its configuration, but not in its form.
    const filled = Array.from(leavesOf(config), ([path]) => path.join('.')).filter(
      (path) => path !== 'destination_type',
    );
    const isKnown = (path: string) => paths.some((each) => path === each || path.startsWith(`${each}.`));
    expect(filled.filter((path) => !isKnown(path))).toEqual([]);
    for (const path of neededPaths(definition, config)) {
      expect([path, valueAt(config, ...path.split('.'))]).not.toContain(null);
    }
  });

  it('refuses a change of each locked field', async () => {
    const rows = definition.kind === 'source' ? 'source' : 'destination';
    const { browser, get } = openService({ scenario: 'everyConnector' });
    const { results } = await get(`${rows}/?page_size=100`);
    const row = results.find(
      ({ data_store, config }: { data_store?: string; config: { destination_type?: string } }) =>
        (data_store ?? config.destination_type) === definition.type,
    );
    for (const { path } of settings.filter(({ isLockedAfterCreation }) => isLockedAfterCreation)) {
      const response = await browser.patch(`/api/v1/${rows}/${row.id}/`, {
        config: withPath({}, path, 'other'),
      });
      expect([path, response.status]).toEqual([path, 422]);
      expect((await firstError(response)).loc).toEqual(['config', ...path.split('.')]);
    }
  });
});

describe('required settings', () => {
  const snowflake = allDefinitions.filter(({ type }) => type === 'snowflake');

  it('follow the conditions of the form, and leave out what has a default', () => {
    const [definition] = snowflake;
    if (!definition) throw new Error('Snowflake has no definition.');
    const needs = (authentication_method?: string) =>
      neededPaths(definition, authentication_method ? { connection_config: { authentication_method } } : {})
        .map((path) => path.replace('connection_config.', ''))
        .filter((path) => ['password', 'private_key', 'passphrase', 'snowflake_schema'].includes(path));
    expect(needs()).toEqual(['password']);
    expect(needs('password')).toEqual(['password']);
    expect(needs('key_pair')).toEqual(['private_key']);
  });

  it('never include a field with a default', () => {
    for (const definition of allDefinitions) {
      const withDefault = fieldsOf(definition).filter((field) => initialOf(field) !== null);
      const needed = new Set(neededPaths(definition, {}));
      expect(withDefault.filter(({ path }) => needed.has(path))).toEqual([]);
    }
  });
});
