import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { isWebAddress } from '../isWebAddress.ts';

/**
 * Address of the template that creates a role for a bucket (spec §7); `null` if the service reports no
 * success, or an address that is not one of the web: a link to it must not run code.
 */
export const getS3RoleTemplate = defineCall({
  name: 'getS3RoleTemplate',
  resource: 's3Role',
  method: 'GET',
  path: '/api/v1/connector/s3_role_access_template/',
  kind: 'auxiliary',
  query: { bucket_name: v.string(), bucket_region: v.string() },
  response: v.pipe(
    v.object({
      success: v.fallback(v.nullish(v.boolean(), false), false),
      template_url: v.nullish(v.string(), null),
    }),
    v.transform(({ success, template_url }) => ({
      templateUrl: success && template_url !== null && isWebAddress(template_url) ? template_url : null,
    })),
  ),
});
