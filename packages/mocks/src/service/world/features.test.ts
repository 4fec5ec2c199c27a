import { readFileSync } from 'node:fs';
import { featureToggles } from '@millrace/ui/domain/policies';
import { describe, expect, it } from 'vitest';
import { audiencesIn, featureEffects, featureRules, hasFeature, type Environment } from './features.ts';

const togglesOf = (environment: Environment, clientId: number) =>
  featureToggles.filter((toggle) => hasFeature({ features: audiencesIn(environment), clientId }, toggle));

describe('features by client and environment (spec §6)', () => {
  it('are all on in development, for everyone', () => {
    expect(togglesOf('development', 9)).toEqual(featureToggles);
  });

  it('are on in staging except sandbox testing', () => {
    expect(togglesOf('staging', 9)).toEqual(featureToggles.filter((toggle) => toggle !== 'sandbox_testing'));
  });

  it.each([
    [9, []],
    [1, ['singer_taps', 'resync_tool']],
    [1452, ['native_taps', 'new_observability_metrics']],
    [2153, ['generic_taps', 's3_file_format_picker']],
    [150, ['generic_taps', 'etl_script', 's3_file_format_picker']],
  ])('are on in production for client %s if it is listed', (clientId, more) => {
    const wanted = new Set<string>(['data_observability', 'snowflake_key_pair_auth', ...more]);
    expect(new Set(togglesOf('production', clientId))).toEqual(wanted);
  });

  it('use only the lists that the specification names', () => {
    const lists = Object.values(featureRules).flatMap(({ clients }) => (clients.length ? [clients] : []));
    expect(new Set(lists.map(String))).toEqual(new Set(['1,603', '1452', '150,2153', '150']));
  });
});

it('every feature is described in docs/twin.md, with its effect', () => {
  const guide = readFileSync(new URL('../../../../../docs/twin.md', import.meta.url), 'utf8');
  const rows = guide.split('\n').filter((line) => /^\| `\w+_\w+`/.test(line));
  for (const toggle of featureToggles) {
    const { clients = [], environments: where = [] } = featureRules[toggle] ?? {};
    const row = rows.find((line) => line.includes(`\`${toggle}\``));
    const cells = row?.split('|').map((cell) => cell.trim());
    const places = where.includes('production') ? 'everywhere' : where.join(', ');
    expect(cells?.slice(2, 5)).toEqual([places, clients.join(', ') || '—', featureEffects[toggle]]);
  }
});
