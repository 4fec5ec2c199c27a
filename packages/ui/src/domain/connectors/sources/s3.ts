import { bucketAccess } from '../definition/bucketPrerequisites.ts';
import { bucketRole } from '../definition/bucketRole.ts';
import { columnTypes } from '../../entities/source.ts';
import { sampleDefaults } from '../definition/fileSample.ts';
import { rows } from '../../forms/kinds/rows.ts';
import {
  defineSource,
  details,
  number,
  schemaImporter,
  startDate,
  text,
  toggle,
  withRole,
} from '../definition/define.ts';

/** A sample option (spec §3, §9). What the length and the rate mean is inferred from their names. */
const sampleOption = (
  key: 'num_files_to_sample' | 'sample_length' | 'sample_rate',
  label: string,
  rest: { readonly hint: string; readonly unit?: string },
) =>
  number(`sample_options.${key}`, label, {
    initial: sampleDefaults[key],
    min: 1,
    isRequired: false,
    ...rest,
  });

/**
 * Reads files of one layout into one table (spec §3 Source). Paths of the bucket and the table: spec §3. The effect of the
 * start date, prefix and pattern is documented for a similar product, not for this service.
 */
export const s3 = defineSource({
  type: 's3',
  authentication: withRole(),
  prerequisites: [
    ...bucketAccess('list and read'),
    {
      title: 'Files of one layout',
      text: 'All files go to one table. Keep files with the same columns under one prefix.',
    },
  ],
  sections: [
    details(startDate()),
    bucketRole({
      region: 'connection_config.bucket_region',
      externalId: 'connection_config.assume_role_external_id',
    }),
    schemaImporter('Table and schema', {
      needs: [
        'connection_config.bucket_name',
        'connection_config.bucket_region',
        'connection_config.assume_role',
      ],
      columns: rows(
        'columns',
        'Columns',
        [
          { key: 'column_name', label: 'Column Name', isMono: true },
          {
            key: 'data_type',
            label: 'Column Type',
            from: 'dataType',
            edit: columnTypes.map((type) => ({ value: type, label: type })),
          },
          {
            key: 'is_nullable',
            label: 'Is Nullable',
            edit: [
              { value: 'YES', label: 'Yes' },
              { value: 'NO', label: 'No' },
            ],
          },
        ],
        { requiredMessage: 'Sample files, and select at least one column' },
      ),
      fields: [
        text('table_name', 'Table name', {
          isLockedAfterCreation: true,
          isMono: true,
          hint: 'The destination table for the rows of all files.',
          example: 'orders',
        }),
        text('file_prefix', 'File prefix', {
          isRequired: false,
          isMono: true,
          hint: 'Only files whose path starts with this text are read.',
          example: 'exports/orders/',
        }),
        text('file_regex', 'File pattern', {
          isRequired: false,
          isMono: true,
          hint: 'Only files whose path matches this regular expression are read.',
          example: '.*\\.csv$',
        }),
        sampleOption('num_files_to_sample', 'Files to sample', {
          hint: 'Files that are read to find the columns.',
        }),
        sampleOption('sample_length', 'Sample length', {
          unit: 'rows',
          hint: 'Rows read from each file.',
        }),
        sampleOption('sample_rate', 'Sample rate', { hint: 'One row in this many is read.' }),
        toggle('sample_options.has_headers', 'Files have headers', {
          initial: sampleDefaults.has_headers,
          hint: 'The first line of each file has the names of the columns.',
        }),
      ],
    }),
  ],
});
