import type { updatePipeline, WireBody } from '@millrace/ui/contract';
import { isKnown, regionOf, syncModes } from '@millrace/ui/domain/entities';
import { checkNumber } from '../core/numbers.ts';
import { longestFrequencyMs, shortestFrequencyMs } from '../pipelineHistory/history.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import type { World } from '../world/world.ts';

type Changes = WireBody<typeof updatePipeline>;

/** The connectors of a pipeline must exist and be active. */
function checkEnds({ tables }: World, changes: Changes): FieldRefusal[] {
  const ends = [
    ['source_id', tables.sources],
    ['destination_id', tables.destinations],
  ] as const;
  return ends.flatMap(([field, table]) => {
    const id = changes[field];
    if (id === undefined || id === null) return [];
    const node = table.get(id);
    if (node?.status === 'active') return [];
    const msg = node ? 'This is archived.' : 'This does not exist.';
    return [{ loc: [field], msg, type: 'value_error.reference' }];
  });
}

const frequencyLimits: Readonly<Record<string, string>> = {
  'value_error.number.not_ge': 'A minute is the shortest frequency.',
  'value_error.number.not_le': '30 days are the longest frequency.',
};

function checkFrequencies(changes: Changes): FieldRefusal[] {
  const rule = { least: shortestFrequencyMs, most: longestFrequencyMs };
  return (['source_sync_frequency', 'destination_sync_frequency'] as const).flatMap((field) =>
    checkNumber([field], changes[field], rule).map((error) => ({
      ...error,
      msg: frequencyLimits[error.type] ?? error.msg,
    })),
  );
}

/** A region is a listed one, or none: then the account's own. */
export const checkRegion = (region: string | null | undefined): FieldRefusal[] =>
  region === undefined || region === null || regionOf(region)
    ? []
    : [{ loc: ['region'], msg: `There is no region "${region}".`, type: 'value_error.enum' }];

/** Minute, hour, day of the month, month, day of the week. */
const cronRanges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

/** Whether a part of a cron expression is a star, a number, a range or a list of them, each with an optional step. */
function isCronPart(part: string, [least, most]: readonly [number, number]): boolean {
  return part.split(',').every((item) => {
    const [, base = '', step] = /^(\*|\d{1,2}(?:-\d{1,2})?)(?:\/(\d{1,2}))?$/.exec(item) ?? [];
    if (base === '' || step === '0') return false;
    if (base === '*') return true;
    const numbers = base.split('-').map(Number);
    return (
      numbers.every((value) => value >= least && value <= most) && (numbers[0] ?? 0) <= (numbers[1] ?? most)
    );
  });
}

/** Five parts as in cron; names of months and days are refused. */
export function isCron(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  return (
    parts.length === cronRanges.length &&
    cronRanges.every((range, index) => isCronPart(parts[index] ?? '', range))
  );
}

/** From one time of day to another, by UTC; it may cross midnight. */
export const isWindow = (text: string): boolean => {
  const [, from, to] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  return from !== undefined && from !== to;
};

const textChecks = [
  ['destination_sync_cron', isCron, 'Enter a cron expression of five parts.'],
  ['maintenance_window', isWindow, 'Enter a window as HH:MM-HH:MM.'],
  ['current_sync_mode', (text: string) => isKnown(syncModes, text), 'The only mode is default.'],
  ['s3_file_format', (text: string) => text === 'avro', 'The only format is avro.'],
] as const;

/** An empty text means none, which is always valid. */
const checkTexts = (changes: Changes): FieldRefusal[] =>
  textChecks.flatMap(([field, isRight, msg]) => {
    const text = changes[field];
    return text && !isRight(text) ? [{ loc: [field], msg, type: 'value_error' }] : [];
  });

/** The errors of a pipeline's settings, except its name. */
export const checkSettings = (world: World, changes: Changes): FieldRefusal[] => [
  ...checkEnds(world, changes),
  ...checkRegion(changes.region),
  ...checkFrequencies(changes),
  ...checkTexts(changes),
];
