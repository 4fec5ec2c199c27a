import type { Open } from '../../entities/open.ts';
import type { ColumnType } from '../../entities/source.ts';

/**
 * The number of files to sample and the rows to read. Named as on the wire, because configurations contain
 * the same keys.
 */
export interface SampleOptions {
  readonly has_headers: boolean;
  readonly num_files_to_sample: number;
  /** Maximum rows per file. */
  readonly sample_length: number;
  /** Sampling interval: every n-th row is read. */
  readonly sample_rate: number;
}

/** Defaults of spec §3 and §9. */
export const sampleDefaults: SampleOptions = {
  has_headers: true,
  num_files_to_sample: 5,
  sample_length: 50,
  sample_rate: 5,
};

/** A column found in the sampled files. */
export interface SampledColumn {
  readonly name: string;
  readonly dataType: Open<ColumnType>;
  readonly isNullable: boolean;
}

/** The result of sampling files (spec §7): the columns, or why there are none. */
export type FileSample =
  | {
      readonly success: true;
      readonly columns: readonly SampledColumn[];
      /** Assumed: the files that were read. */
      readonly files: readonly string[] | null;
    }
  | { readonly success: false; readonly error: string | null };
