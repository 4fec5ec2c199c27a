import { sampleFiles, type Client } from '@millrace/ui/contract';
import { toTest, type Definition } from '@millrace/ui/domain/connectors';
import { sampleDefaults, type FileSample } from '@millrace/ui/domain/entities';
import { readPath, type FormModel } from '@millrace/ui/domain/forms';

/** Reads the columns of some files with the form's values. */
export function sampleForm(
  client: Client,
  definition: Definition,
  model: FormModel,
  signal: AbortSignal,
): Promise<FileSample> {
  const { config } = toTest(model, definition);
  const numberAt = (key: 'num_files_to_sample' | 'sample_length' | 'sample_rate'): number => {
    const value = readPath(config, `sample_options.${key}`);
    return typeof value === 'number' ? value : sampleDefaults[key];
  };
  const body = {
    config,
    dataStore: definition.type,
    sampleOptions: {
      has_headers: readPath(config, 'sample_options.has_headers') !== false,
      num_files_to_sample: numberAt('num_files_to_sample'),
      sample_length: numberAt('sample_length'),
      sample_rate: numberAt('sample_rate'),
    },
  };
  return client(sampleFiles, { body }, { signal });
}
