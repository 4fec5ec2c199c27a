import { awsRegions } from '@millrace/ui/domain';
import type { FieldRefusal } from '../core/refusal.ts';
import { hourMs } from '../core/durations.ts';
import type { World } from '../core/world.ts';
import { valueAt, type Config, type Path } from './nodeConfig.ts';

/** What is wrong with a text, or nothing. */
type Problem = Pick<FieldRefusal, 'msg' | 'type'> | undefined;
type Rule = (text: string, now: number) => Problem;

const oneOf =
  (...offered: readonly string[]): Rule =>
  (text) =>
    offered.includes(text) ? undefined : { msg: 'This is not offered.', type: 'value_error.enum' };

/** A bucket's name has 3 to 63 lower-case letters, digits, dots and hyphens, with a letter or digit at either end. */
export const bucketNameProblem = (name: string): Problem =>
  /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name)
    ? undefined
    : { msg: 'This is no name of a bucket.', type: 'value_error.bucket' };

export const regionProblem = (region: string): Problem =>
  awsRegions.some(({ code }) => code === region)
    ? undefined
    : { msg: `There is no region "${region}".`, type: 'value_error.enum' };

/** A role by its ARN; `wrong` is a word that the twin knows (docs/twin.md). */
export const roleProblem = (role: string): Problem =>
  role === 'wrong' || /^arn:aws[a-z-]*:iam::\d{12}:role\/[\w+=,.@/-]+$/.test(role)
    ? undefined
    : { msg: 'This is no ARN of a role.', type: 'value_error.arn' };

/** No day before it has come anywhere: it is the next one already where the clocks are furthest ahead. */
const furthestAheadMs = 14 * hourMs;

const startProblem: Rule = (text, now) => {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text)?.[0];
  const at = Date.parse(text);
  const isReal =
    day !== undefined && !Number.isNaN(at) && new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  if (!isReal) return { msg: 'Enter a date.', type: 'value_error.date' };
  if (at < 0) return { msg: 'Enter 1970-01-01 or later.', type: 'value_error.date.min' };
  return at > now + furthestAheadMs
    ? { msg: 'Enter today or earlier.', type: 'value_error.date.max' }
    : undefined;
};

/** The lists and bounds of spec §3 and §9, by the path from `config`. */
const rules: readonly (readonly [Path, Rule])[] = [
  [
    ['connection_config', 'apiVersion'],
    oneOf(...Array.from({ length: 11 }, (_, index) => `${54 + index}.0`)),
  ],
  // Spec §3 lists them in cases that vary.
  [['connection_config', 'apiType'], (text, now) => oneOf('bulk', 'rest', 'legacy')(text.toLowerCase(), now)],
  [['connection_config', 'authentication_method'], oneOf('password', 'key_pair')],
  [['connection_config', 'bucket_name'], bucketNameProblem],
  [['connection_config', 'bucket_region'], regionProblem],
  [['connection_config', 'assume_role'], roleProblem],
  [['provider', 'region'], regionProblem],
  [['file_format'], oneOf('avro')],
  [['start_date'], startProblem],
];

/** Settings that can only be what is offered; one that is empty is for the rule about what is required. */
export const checkOffered = ({ clock }: Pick<World, 'clock'>, sent: Config): FieldRefusal[] =>
  rules.flatMap(([path, rule]) => {
    const value = valueAt(sent, ...path.map(String));
    if (typeof value !== 'string' || value.trim() === '') return [];
    const problem = rule(value.trim(), clock.now());
    return problem ? [{ loc: ['config', ...path], ...problem }] : [];
  });
