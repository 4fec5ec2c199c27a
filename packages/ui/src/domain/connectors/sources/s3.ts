import { bucketAccess } from '../bucketPrerequisites.ts';
import { bucketRole } from '../bucketRole.ts';
import { defineSource, details, group, startDate, text, withRole } from '../define.ts';

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
    group(
      'Table and schema',
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
    ),
  ],
});
