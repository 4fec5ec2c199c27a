import { expect, it } from 'vitest';
import { audiencesIn, readFeatureRules } from './featureRules.ts';

const rules = readFeatureRules({ etl_script: { environments: ['staging'], clients: [150] } });

it('gives everyone in an environment a feature, or some clients', () => {
  expect(audiencesIn(rules, 'staging').etl_script).toBe('everyone');
  expect(audiencesIn(rules, 'production').etl_script).toEqual([150]);
});

it('turns a toggle without a rule off everywhere', () => {
  expect(audiencesIn(rules, 'development').resync_tool).toEqual([]);
});

it.each([
  [{ etl_scripts: { environments: [], clients: [] } }, 'There is no feature "etl_scripts".'],
  [{ etl_script: { environments: ['test'], clients: [] } }, '"etl_script" names an unknown environment.'],
])('refuses a slip of the pen', (written, sentence) => {
  expect(() => readFeatureRules(written)).toThrow(sentence);
});
