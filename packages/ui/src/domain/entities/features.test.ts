import { describe, expect, it } from 'vitest';
import { toId } from './id.ts';
import { featureToggles, isFeatureOn, type FeatureAudiences } from './features.ts';

const onFor = (audiences: FeatureAudiences, id = 150) =>
  featureToggles.filter((toggle) => isFeatureOn(toggle, audiences, toId(id)));

describe('features (spec §6, A-48)', () => {
  it('are off, except for the two that everyone has', () => {
    expect(onFor({})).toEqual(['data_observability', 'snowflake_key_pair_auth']);
  });

  it('are on for everyone, or for the listed clients', () => {
    const audiences: FeatureAudiences = { etl_script: 'everyone', resync_tool: [150, 2153] };
    expect(onFor(audiences)).toEqual(expect.arrayContaining(['etl_script', 'resync_tool']));
    expect(onFor(audiences, 1452)).not.toContain('resync_tool');
  });

  it('follow the configuration, even if the specification decides otherwise', () => {
    expect(onFor({ data_observability: [], snowflake_key_pair_auth: [1] })).toEqual([]);
  });
});
