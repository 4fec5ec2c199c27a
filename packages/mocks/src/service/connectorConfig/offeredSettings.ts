import { awsRegions } from '@millrace/ui/domain/entities';
import type { FieldOf } from '@millrace/ui/domain/forms';
import type { FieldRefusal } from '../core/refusal.ts';
import { hourMs } from '../core/durations.ts';
import type { World } from '../world/world.ts';
import { valueAt, type Config, type Path } from './nodeConfig.ts';

/** The problem with a text; `undefined` if there is none. */
type Problem = Pick<FieldRefusal, 'msg' | 'type'> | undefined;
type Rule = (text: string, now: number) => Problem;

/** The refusal of a value that is not among the options. */
export const notOffered = { msg: 'This option is not available.', type: 'value_error.enum' } as const;

const oneOf =
  (...offered: readonly string[]): Rule =>
  (text) =>
    offered.includes(text) ? undefined : notOffered;

/** A bucket name has 3 to 63 lower-case letters, digits, dots and hyphens, and starts and ends with a letter or digit. */
export const bucketNameProblem = (name: string): Problem =>
  /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name)
    ? undefined
    : { msg: 'This is not a valid bucket name.', type: 'value_error.bucket' };

export const regionProblem = (region: string): Problem =>
  awsRegions.some(({ code }) => code === region)
    ? undefined
    : { msg: `There is no region "${region}".`, type: 'value_error.enum' };

/** A role is given by its ARN; `wrong` is a test word of the twin (docs/twin.md, "Connection tests"). */
export const roleProblem = (role: string): Problem =>
  role === 'wrong' || /^arn:aws[a-z-]*:iam::\d{12}:role\/[\w+=,.@/-]+$/.test(role)
    ? undefined
    : { msg: 'This is not a valid role ARN.', type: 'value_error.arn' };

/** How far the time zone that is furthest ahead is ahead of UTC: its day may already be the next one. */
const furthestAheadMs = 14 * hourMs;

/**
 * The problem with a date.
 * @param limits the first day, and whether today is the last one
 */
export function dateProblem(
  text: string,
  now: number,
  { min, max }: Pick<FieldOf<'date'>, 'min' | 'max'>,
): Problem {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text)?.[0];
  const at = Date.parse(text);
  const isReal =
    day !== undefined && !Number.isNaN(at) && new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  if (!isReal) return { msg: 'Enter a date.', type: 'value_error.date' };
  if (min !== undefined && at < Date.parse(min)) {
    return { msg: `Enter ${min} or later.`, type: 'value_error.date.min' };
  }
  return max === 'today' && at > now + furthestAheadMs
    ? { msg: 'Enter today or earlier.', type: 'value_error.date.max' }
    : undefined;
}

/** The first day of data, which any source may have (spec §3). */
const startProblem: Rule = (text, now) => dateProblem(text, now, { min: '1970-01-01', max: 'today' });

type Rules = readonly (readonly [Path, Rule])[];

/** Options and limits of spec §3 and §9 for settings that no definition covers, by the path from `config`. */
const options: Rules = [
  [
    ['connection_config', 'apiVersion'],
    oneOf(...Array.from({ length: 11 }, (_, index) => `${54 + index}.0`)),
  ],
  // Spec §3 spells the types in varying case.
  [['connection_config', 'apiType'], (text, now) => oneOf('bulk', 'rest', 'legacy')(text.toLowerCase(), now)],
  [['start_date'], startProblem],
];

/** Formats that only the cloud can judge, so that no definition has them. */
const formats: Rules = [
  [['connection_config', 'bucket_name'], bucketNameProblem],
  [['connection_config', 'assume_role'], roleProblem],
];

const checkBy =
  (rules: Rules) =>
  ({ clock }: Pick<World, 'clock'>, sent: Config): FieldRefusal[] =>
    rules.flatMap(([path, rule]) => {
      const value = valueAt(sent, ...path.map(String));
      if (typeof value !== 'string' || value.trim() === '') return [];
      const problem = rule(value.trim(), clock.now());
      return problem ? [{ loc: ['config', ...path], ...problem }] : [];
    });

/** Checks settings against their options and limits. Empty settings are checked by the rule for required ones. */
export const checkOffered = checkBy(options);

/** Checks the names of buckets and roles. */
export const checkFormats = checkBy(formats);
