import { describe, expect, it } from 'vitest';
import { bucketName, roleArn } from './bucket.ts';

const example = 'my-company-exports';
const readBucket = (typed: string) => bucketName.read(typed, { label: 'Bucket name', example });
const readRole = (typed: string) => roleArn.read(typed, { label: 'Role ARN' });

describe('the name of a bucket', () => {
  it.each([
    'event-exports',
    ' event-exports ',
    's3://event-exports',
    's3a://event-exports/',
    'arn:aws:s3:::event-exports',
    'arn:aws-us-gov:s3:::event-exports/*',
    'https://event-exports.s3.amazonaws.com/',
    'event-exports.s3.amazonaws.com',
    'https://event-exports.s3.eu-west-1.amazonaws.com',
    'https://event-exports.s3-us-west-2.amazonaws.com',
    'https://event-exports.s3.dualstack.us-east-1.amazonaws.com/',
    'https://event-exports.s3.cn-north-1.amazonaws.com.cn',
    'https://s3.eu-west-1.amazonaws.com/event-exports',
    'https://s3-us-west-2.amazonaws.com/event-exports/',
    'https://eu-west-1.console.aws.amazon.com/s3/buckets/event-exports?region=eu-west-1&tab=objects',
  ])('is read from %j', (typed) => {
    expect(readBucket(typed)).toEqual({ value: 'event-exports' });
  });

  it.each(['my.logs.example', 'Event_Exports', 'missing'])('%s is left to the service', (typed) => {
    expect(readBucket(typed)).toEqual({ value: typed });
  });

  it.each([
    's3://event-exports/daily/',
    's3://',
    'event-exports/daily',
    'https://event-exports.s3.amazonaws.com/daily/a.csv',
    'https://s3.amazonaws.com/event-exports/daily',
    'https://console.aws.amazon.com/s3/buckets/event-exports?prefix=daily/',
    'arn:aws:s3:eu-west-1:123456789012:accesspoint/exports',
    'arn:aws:s3:::event-exports/daily/*',
    'gs://event-exports',
    'https://exports.blob.core.windows.net/events',
    's3.amazonaws.com',
    'event exports',
  ])('is not taken from %j', (typed) => {
    expect(readBucket(typed)).toEqual({
      refusal: 'Bucket name must be only the name of a bucket, without a path, such as my-company-exports',
    });
  });
});

describe('the resource name of a role', () => {
  it.each([
    'arn:aws:iam::123456789012:role/millrace',
    'arn:aws-cn:iam::123456789012:role/team/millrace',
    'millrace',
  ])('%s stays', (typed) => {
    expect(readRole(` ${typed} `)).toEqual({ value: typed });
  });

  it.each([
    'arn:aws:iam::123456789012:user/ann',
    'arn:aws:iam::123456789012:policy/millrace',
    'arn:aws:iam::123456789012:instance-profile/millrace',
    'arn:aws:sts::123456789012:assumed-role/millrace/ann',
    'arn:aws:iam::123456789012:role/',
    'arn:aws:iam::123456789012:role/a arn:aws:iam::123456789012:role/b',
    'https://console.aws.amazon.com/iam/home#/roles/details/millrace',
    'role: millrace',
  ])('is not %s', (typed) => {
    expect(readRole(typed)).toEqual({ refusal: 'Role ARN must be only the ARN of a role' });
  });
});
