import * as v from 'valibot';

import { isWireObject } from '../../domain/json/paths.ts';
import type { FileSample, SampledColumn } from '../../domain/connectors/definition/fileSample.ts';
import { defineCall } from '../call.ts';
import { configuration } from './nodes.ts';
import { assumed } from '../wire.ts';

/** A column's type and whether it is nullable; the latter is an assumed field. */
interface WireSampledColumn {
  readonly type: string;
  readonly is_nullable?: 'YES' | 'NO';
}

/** A column may also be just its type. Columns without a type are dropped. */
function readColumn(name: string, wire: unknown): SampledColumn | undefined {
  const { type, is_nullable } = isWireObject(wire) ? wire : { type: wire, is_nullable: undefined };
  if (typeof type !== 'string') return undefined;
  return { name, dataType: type, isNullable: is_nullable !== 'NO' };
}

/** Without a success flag the call failed (spec §7). */
const fileSample = v.pipe(
  v.object({
    success: v.fallback(v.nullish(v.boolean(), false), false),
    // A record schema would drop a column named "constructor".
    data: v.nullish(v.custom<Readonly<Record<string, WireSampledColumn>>>(isWireObject)),
    error: v.fallback(v.nullish(v.string(), null), null),
    files: assumed(v.array(v.string())),
  }),
  v.transform(({ success, data, error, files }): FileSample => {
    if (!success) return { success, error };
    const columns = Object.entries(data ?? {}).flatMap(([name, wire]) => readColumn(name, wire) ?? []);
    return { success, columns, files: files ?? null };
  }),
);

/** Reads the columns of files in a storage (spec §7). Omitted options have their defaults. */
export const sampleFiles = defineCall({
  name: 'sampleFiles',
  resource: 'fileSample',
  method: 'POST',
  path: '/api/v1/source/sample-files/',
  kind: 'probe',
  body: v.object({
    config: configuration(),
    data_store: v.string(),
    sample_options: v.optional(
      v.partial(
        v.object({
          has_headers: v.boolean(),
          num_files_to_sample: v.number(),
          sample_length: v.number(),
          sample_rate: v.number(),
        }),
      ),
    ),
  }),
  response: fileSample,
});
