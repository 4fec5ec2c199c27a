import { awsRegions } from '../../entities/region.ts';
import { choice, serviceValue, text } from '../../forms/definition/fields.ts';
import { bucketName, roleArn } from '../../forms/formats/bucket.ts';
import type { Section } from './sections.ts';

const bucket = 'connection_config.bucket_name';
const role = 'connection_config.assume_role';

/**
 * A bucket, and the role through which the service reaches it (spec §2 "S3 source/destination role setup"). The bucket's
 * name is locked after creation; its region is not (spec §5).
 */
export const bucketRole = (paths: {
  readonly region: string;
  /** The external id, if the configuration has it. */
  readonly externalId?: string;
}): Section =>
  Object.freeze({
    kind: 'role',
    paths: Object.freeze({ bucket, role, ...paths }),
    fields: [
      text(bucket, 'Bucket name', {
        isLockedAfterCreation: true,
        isMono: true,
        format: bucketName,
        hint: 'The name or the address of the bucket, without a path.',
        example: 'my-company-exports',
      }),
      // Spec §3 names only the first and the last of the 23 regions. The order in between is AWS's.
      choice(
        paths.region,
        'Bucket region',
        awsRegions.map(({ code, label }) => ({ value: code, label: `${label} ${code}` })),
      ),
      ...(paths.externalId === undefined ? [] : [serviceValue(paths.externalId, 'External ID')]),
      text(role, 'Role ARN', {
        isMono: true,
        format: roleArn,
        example: 'arn:aws:iam::123456789012:role/millrace',
      }),
    ],
  });
