import { bucketAccess } from '../definition/bucketPrerequisites.ts';
import { bucketRole } from '../definition/bucketRole.ts';
import { choice, constant, defineDestination, details, group, text, withRole } from '../definition/define.ts';

/**
 * Writes files into a bucket (spec §3 Destination). `provider.type` names the cloud of the region. The specification does
 * not give its value: it could also be the number 1, as for tunnels.
 */
export const s3 = defineDestination({
  type: 's3',
  authentication: withRole(),
  prerequisites: bucketAccess('list and write'),
  sections: [
    details(constant('provider.type', 'aws')),
    bucketRole({ region: 'provider.region' }),
    group(
      'Files',
      text('connection_config.namespace', 'Prefix', {
        isRequired: false,
        isMono: true,
        hint: 'Put before the path of every file.',
        example: 'raw/',
      }),
      // The only format (spec §9), which is locked after creation (spec §5).
      choice('file_format', 'File format', [{ value: 'avro', label: 'Avro' }], {
        initial: 'avro',
        isLockedAfterCreation: true,
        chosenWith: 's3_file_format_picker',
      }),
    ),
  ],
});
