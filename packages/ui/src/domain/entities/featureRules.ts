import { isKnown } from './open.ts';
import { featureToggles, type FeatureToggle } from './features.ts';

/** The deployment environments (spec §6). */
export const environments = ['development', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

/** Who has a feature (spec §6): everyone in some environments, and some clients everywhere. */
export interface FeatureRule {
  readonly environments: readonly Environment[];
  /** Ids of clients. */
  readonly clients: readonly number[];
}
export type FeatureRules = Readonly<Partial<Record<FeatureToggle, FeatureRule>>>;

/** The audiences of an environment, as in the page's configuration. For servers: a page never contains the rules. */
export const audiencesIn = (
  rules: FeatureRules,
  environment: Environment,
): Partial<Record<FeatureToggle, 'everyone' | number[]>> =>
  Object.fromEntries(
    Object.entries(rules).map(([toggle, rule]) => [
      toggle,
      rule.environments.includes(environment) ? 'everyone' : [...rule.clients],
    ]),
  );

type Written = Readonly<
  Record<string, { readonly environments: readonly string[]; readonly clients: readonly number[] }>
>;

/**
 * Reads rules from JSON such as `{ "etl_script": { "environments": ["staging"], "clients": [150] } }`. A toggle without
 * a rule is off everywhere.
 *
 * @throws {RangeError} if a toggle or an environment is unknown, so that a slip of the pen turns nothing off silently
 */
export function readFeatureRules(written: Written): FeatureRules {
  const stray = Object.keys(written).find((name) => !isKnown(featureToggles, name));
  if (stray !== undefined) throw new RangeError(`There is no feature "${stray}".`);
  const ruleOf = (toggle: FeatureToggle): FeatureRule => {
    const { environments: names, clients } = written[toggle] ?? { environments: [], clients: [] };
    const known = environments.filter((name) => names.includes(name));
    if (known.length < names.length) throw new RangeError(`"${toggle}" names an unknown environment.`);
    return { environments: known, clients };
  };
  return Object.fromEntries(featureToggles.map((toggle) => [toggle, ruleOf(toggle)]));
}
