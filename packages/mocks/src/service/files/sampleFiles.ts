import type { sampleFiles, WireBody, WireResult } from '@millrace/ui/contract';
import { sampleDefaults, type SampleOptions } from '@millrace/ui/domain/entities';
import { setting, valueAt, type Config } from '../connectorConfig/nodeConfig.ts';
import { checkConfig } from '../connectorConfig/nodeChecks.ts';
import { sampleRules } from '../connectorConfig/settingTypes.ts';
import { checkNumber } from '../core/numbers.ts';
import { brokenConnection, refusal, type FieldRefusal } from '../core/refusal.ts';
import { wait } from '../world/waiting.ts';
import type { World } from '../world/world.ts';
import { filesOf, type BucketFile } from './bucket.ts';
import { bucketFailure } from './bucketFailures.ts';
import { inferColumns, type InferredColumn } from './inferColumns.ts';

/** Duration for the bucket `slow-bucket`, in milliseconds of the service's time. */
export const slowBucketMs = 45_000;

const checkOptions = (options: Partial<SampleOptions>): FieldRefusal[] =>
  (['num_files_to_sample', 'sample_length', 'sample_rate'] as const).flatMap((key) =>
    checkNumber(['sample_options', key], options[key], sampleRules[key]),
  );

const missing = (loc: readonly string[]): FieldRefusal => ({
  loc,
  msg: 'This field is required.',
  type: 'value_error.missing',
});

/** A pattern must be valid, but is not applied, because a foreign pattern may run forever (T-23). */
function checkPattern(config: Config): FieldRefusal[] {
  const pattern = valueAt(config, 'file_regex');
  if (typeof pattern !== 'string') return [];
  try {
    RegExp(pattern);
    return [];
  } catch {
    const msg = 'This is no regular expression.';
    return [{ loc: ['config', 'file_regex'], msg, type: 'value_error.regex' }];
  }
}

function check(
  world: World,
  { config, data_store, sample_options }: WireBody<typeof sampleFiles>,
): FieldRefusal[] {
  if (data_store !== 's3') {
    const msg = 'Only file storage has files to sample.';
    return [{ loc: ['data_store'], msg, type: 'value_error.enum' }];
  }
  const needed = ['bucket_name', 'bucket_region', 'assume_role'];
  return [
    ...checkConfig(world, { kind: 'source', type: data_store }, config),
    ...needed
      .filter((key) => setting(config, key).trim() === '')
      .map((key) => missing(['config', 'connection_config', key])),
    ...checkPattern(config),
    ...checkOptions(sample_options ?? {}),
  ];
}

/** The sampled rows: in each of the first files every n-th row, up to a maximum. */
const rowsOf = (files: readonly BucketFile[], { sample_length, sample_rate }: SampleOptions) =>
  files.flatMap((file) => {
    const length = Math.min(sample_length, Math.ceil(file.rowCount / sample_rate));
    return Array.from({ length }, (_, index) => file.row(index * sample_rate));
  });

/** The columns of a bucket's files under these options; without headings columns are numbered. */
export function inferFrom(
  seed: number,
  config: Config,
  options: SampleOptions,
): { readonly columns: readonly InferredColumn[]; readonly files: string[] } {
  const prefix = valueAt(config, 'file_prefix');
  const bucket = setting(config, 'bucket_name');
  const all = filesOf(seed, bucket, typeof prefix === 'string' ? prefix : '');
  const files = all.slice(0, options.num_files_to_sample);
  const headings = files[0]?.columns ?? [];
  const names = options.has_headers ? headings : headings.map((_, index) => `column_${index + 1}`);
  return { columns: inferColumns(names, rowsOf(files, options)), files: files.map(({ name }) => name) };
}

/**
 * Samples some of a bucket's files (spec §7). A bucket that cannot be read is a successful response, not a refusal
 * (A-122).
 */
export async function sample(
  world: World,
  body: WireBody<typeof sampleFiles>,
  signal: AbortSignal,
): Promise<WireResult<typeof sampleFiles>> {
  const errors = check(world, body);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const bucket = setting(body.config, 'bucket_name');
  if (bucket === 'slow-bucket' && !(await wait(world, slowBucketMs, signal))) throw brokenConnection();
  const error = bucketFailure(bucket);
  if (error !== undefined) return { success: false, error };
  const options = { ...sampleDefaults, ...body.sample_options };
  const { columns, files } = inferFrom(world.seed, body.config, options);
  const shown = columns.map(({ name, type, isNullable }) => {
    const nullable = isNullable ? ('YES' as const) : ('NO' as const);
    return [name, { type, ...(world.hasAssumedFields && { is_nullable: nullable }) }] as const;
  });
  return { success: true, data: Object.fromEntries(shown), ...(world.hasAssumedFields && { files }) };
}
