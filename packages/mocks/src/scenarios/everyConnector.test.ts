import { secretMask } from '@millrace/ui/contract';
import { catalogue, labelOf } from '@millrace/ui/domain/connectors';
import { describe, expect, it } from 'vitest';
import { mergeConfig, valueAt, type Config } from '../service/connectorConfig/nodeConfig.ts';
import { needsOf } from '../service/connectorConfig/requirements.ts';
import { openService } from '../assembly/service.test.data.ts';
import { destinationConfig, sourceConfig } from './nodeConfigs.ts';

/** One service for all: no request here affects the next. */
const { browser, get } = openService({ scenario: 'everyConnector' });

const typesOf = (kind: 'source' | 'destination') =>
  catalogue.flatMap((entry) => (entry.kind === kind ? [entry.type] : []));
const sourceTypes = typesOf('source');
const destinationTypes = typesOf('destination');

/** A whole configuration, with its secrets set to `secret`. */
const typed = (config: Config, secret: string): Config => {
  const text = JSON.stringify(config).replaceAll(JSON.stringify(secretMask), JSON.stringify(secret));
  const whole = mergeConfig({}, JSON.parse(text));
  const isKey = secret === 'right' && valueAt(whole, 'tap_config', 'service_account_json') === secret;
  const key = JSON.stringify({ type: 'service_account' });
  return isKey ? mergeConfig(whole, { tap_config: { service_account_json: key } }) : whole;
};

describe('the scenario everyConnector', () => {
  it('has each of the 84 sources and 4 destinations, each with a pipeline, in every state', async () => {
    expect([sourceTypes.length, destinationTypes.length]).toEqual([84, 4]);
    const listed = async (path: string) => (await get(`${path}/?page_size=100`)).results;
    const typeOf = ({ data_store, config }: { data_store?: string; config: { destination_type?: string } }) =>
      data_store ?? config.destination_type;
    expect((await listed('source')).map(typeOf)).toEqual(sourceTypes);
    expect((await listed('destination')).map(typeOf)).toEqual(destinationTypes);
    const pipelines: { source_id: number; status: string }[] = await listed('pipeline');
    expect(new Set(pipelines.map(({ source_id }) => source_id)).size).toBe(84);
    expect(new Set(pipelines.map(({ status }) => status))).toEqual(
      new Set(['running', 'paused', 'errored', 'draft']),
    );
  });
});

describe.each(sourceTypes.map((type, index) => ({ type, id: index + 1 })))(
  'a source of $type',
  ({ type, id }) => {
    const test = async (config: Config) =>
      (await browser.post('/api/v1/source/test-connection/', { data_store: type, config })).json();

    it('passes its test with its configuration, and its tables can be read', async () => {
      const kept = await (await browser.post(`/api/v1/source/${id}/test/`, { config: {} })).json();
      expect(kept.success).toBe(true);
      const { collections } = await get(`source/${id}/schema-collection/`);
      expect(Object.keys(collections).length).toBeGreaterThan(0);
      const { name } = await get(`source/${id}/`);
      expect(name).toBe(labelOf(type));
    });

    it('fails its test with a wrong secret, and reports it at a step', async () => {
      expect((await test(typed(sourceConfig(type, { seed: 1, clientId: 1 }), 'right'))).success).toBe(true);
      const config = typed(sourceConfig(type, { seed: 1, clientId: 1 }), 'wrong');
      const isRole = type === 's3';
      const refused = await test(
        isRole ? mergeConfig(config, { connection_config: { assume_role: 'wrong' } }) : config,
      );
      expect(refused.success).toBe(false);
      expect(refused.results.filter(({ error }: { error?: object }) => error)).toHaveLength(1);
    });

    it('needs all required values, and reports the missing ones', async () => {
      const { detail } = await test({});
      expect(detail.map(({ loc }: { loc: string[] }) => loc.slice(2).join('.'))).toEqual(
        needsOf('source', type, {}),
      );
    });
  },
);

describe.each(destinationTypes.map((type, index) => ({ type, id: index + 1 })))(
  'a destination of $type',
  ({ type, id }) => {
    it('passes its test with its configuration, and fails with wrong values', async () => {
      const kept = await (await browser.post(`/api/v1/destination/${id}/test/`, { config: {} })).json();
      expect(kept.success).toBe(true);
      const config = typed(destinationConfig(type), 'wrong');
      const role = type === 's3' ? { connection_config: { assume_role: 'wrong' } } : {};
      const body = { data_store: type, config: mergeConfig(config, role) };
      const refused = await browser.post('/api/v1/destination/test-connection/', body);
      expect((await refused.json()).success).toBe(false);
    });
  },
);
