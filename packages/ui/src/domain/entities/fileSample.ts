import type { Open } from './open.ts';
import type { ColumnType } from './source.ts';

/** How many files are looked at, and which of their rows; named as on the wire, where a configuration holds them too. */
export interface SampleOptions {
  readonly has_headers: boolean;
  readonly num_files_to_sample: number;
  /** Rows of a file. */
  readonly sample_length: number;
  /** Every so many-th row. */
  readonly sample_rate: number;
}

/** Spec §3, §9. */
export const sampleDefaults: SampleOptions = {
  has_headers: true,
  num_files_to_sample: 5,
  sample_length: 50,
  sample_rate: 5,
};

/** A column that the sampled files have. */
export interface SampledColumn {
  readonly name: string;
  readonly dataType: Open<ColumnType>;
  readonly isNullable: boolean;
}

/** What came of looking into files (spec §7): their columns, or why there are none. */
export type FileSample =
  | {
      readonly success: true;
      readonly columns: readonly SampledColumn[];
      /** Assumed: which files were read. */
      readonly files: readonly string[] | null;
    }
  | { readonly success: false; readonly error: string | null };
