import type { getS3RoleTemplate, WireResult } from '@millrace/ui/contract';
import { awsRegions } from '@millrace/ui/domain';
import { externalIdOf } from '../accounts/externalId.ts';
import { refusal, type FieldRefusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';

export interface BucketQuery {
  readonly bucket_name?: string;
  readonly bucket_region?: string;
}

/** Our account at the provider, which the role trusts; the number is one that documents use. */
const ownAccount = '123456789012';

const wrong = (field: keyof BucketQuery, msg: string, type: string): FieldRefusal => ({
  loc: ['query', field],
  msg,
  type,
});

/** A bucket's name has 3 to 63 lower-case letters, digits, dots and hyphens, with a letter or digit at either end. */
function checkName(name: string): FieldRefusal[] {
  if (name === '') return [wrong('bucket_name', 'This field is required.', 'value_error.missing')];
  if (/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name)) return [];
  return [wrong('bucket_name', 'This is no name of a bucket.', 'value_error.bucket')];
}

function checkRegion(region: string): FieldRefusal[] {
  if (region === '') return [wrong('bucket_region', 'This field is required.', 'value_error.missing')];
  if (awsRegions.some(({ code }) => code === region)) return [];
  return [wrong('bucket_region', `There is no region "${region}".`, 'value_error.enum')];
}

function read({ bucket_name = '', bucket_region = '' }: BucketQuery) {
  const [name, region] = [bucket_name.trim(), bucket_region.trim()];
  const errors = [...checkName(name), ...checkRegion(region)];
  if (errors.length > 0) throw refusal.unprocessable(errors);
  return { name, region };
}

/** Where the template for a bucket's role is: beside this very call, so that the page's own host and session reach it. */
export function templateFor(query: BucketQuery, request: Request): WireResult<typeof getS3RoleTemplate> {
  const { name, region } = read(query);
  const url = new URL('template.yaml', request.url);
  url.search = String(new URLSearchParams({ bucket_name: name, bucket_region: region }));
  return { success: true, template_url: url.href };
}

/** The template: a role that may read and write one bucket, for us alone and only with the client's external id. */
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
