import type { getS3RoleTemplate, WireResult } from '@millrace/ui/contract';
import { externalIdOf } from '../accounts/externalId.ts';
import { refusal, type FieldRefusal } from '../core/refusal.ts';
import type { World } from '../world/world.ts';
import { bucketNameProblem, regionProblem } from '../connectorConfig/offeredSettings.ts';

export interface BucketQuery {
  readonly bucket_name?: string;
  readonly bucket_region?: string;
}

/** The AWS account of the service, which the role trusts. AWS documentation uses this number. */
const ownAccount = '123456789012';

type Rule = typeof bucketNameProblem;

function check(field: keyof BucketQuery, text: string, rule: Rule): FieldRefusal[] {
  const problem = text === '' ? { msg: 'This field is required.', type: 'value_error.missing' } : rule(text);
  return problem ? [{ loc: ['query', field], ...problem }] : [];
}

function read({ bucket_name = '', bucket_region = '' }: BucketQuery) {
  const [name, region] = [bucket_name.trim(), bucket_region.trim()];
  const errors = [
    ...check('bucket_name', name, bucketNameProblem),
    ...check('bucket_region', region, regionProblem),
  ];
  if (errors.length > 0) throw refusal.unprocessable(errors);
  return { name, region };
}

/** The address of the template for a bucket's role. It is on the host of the request, so the page's session is valid there. */
export function templateFor(query: BucketQuery, request: Request): WireResult<typeof getS3RoleTemplate> {
  const { name, region } = read(query);
  const url = new URL('template.yaml', request.url);
  url.search = String(new URLSearchParams({ bucket_name: name, bucket_region: region }));
  return { success: true, template_url: url.href };
}

/** The template: a role that can read and write one bucket, for our account and with the client's external id only. */
export function template(world: World, query: BucketQuery): string {
  const { name, region } = read(query);
  return `AWSTemplateFormatVersion: '2010-09-09'
Description: Lets Millrace into the bucket ${name} in ${region}.
Resources:
  MillraceRole:
    Type: AWS::IAM::Role
    Properties:
      AssumeRolePolicyDocument:
        Version: '2012-10-17'
        Statement:
          - Effect: Allow
            Principal: { AWS: 'arn:aws:iam::${ownAccount}:root' }
            Action: sts:AssumeRole
            Condition: { StringEquals: { 'sts:ExternalId': '${externalIdOf(world)}' } }
      Policies:
        - PolicyName: millrace-bucket
          PolicyDocument:
            Version: '2012-10-17'
            Statement:
              - Effect: Allow
                Action: ['s3:ListBucket', 's3:GetBucketLocation']
                Resource: 'arn:aws:s3:::${name}'
              - Effect: Allow
                Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']
                Resource: 'arn:aws:s3:::${name}/*'
Outputs:
  RoleArn: { Value: !GetAtt MillraceRole.Arn }
`;
}
