import { mustBe, type TextFormat } from '../definition/textFormat.ts';

const name = String.raw`([a-z\d][a-z\d.-]{1,61}?[a-z\d])`;
const region = String.raw`(?:[.-](?:dualstack\.)?[a-z]{2}(?:-[a-z]+)+-\d)?`;
const domain = String.raw`\.amazonaws\.com(?:\.cn)?`;

/** The addresses of a bucket alone. The path of a file or folder would be lost, so an address with one is not read. */
const addresses = [
  String.raw`s3[an]?:\/\/${name}\/?`,
  String.raw`arn:aws[a-z-]*:s3:::${name}(?:\/\*)?`,
  String.raw`(?:https?:\/\/)?${name}\.s3${region}${domain}\/?`,
  String.raw`(?:https?:\/\/)?s3${region}${domain}\/${name}\/?`,
  String.raw`https?:\/\/(?:[a-z\d-]+\.)?console\.aws\.amazon\.com\/s3\/buckets\/${name}(?:\?(?!\S*prefix=)\S*)?`,
].map((address) => new RegExp(`^${address}$`, 'i'));

/** The name of a bucket, alone or in one of its addresses. Which names exist is for the cloud to judge. */
export const bucketName: TextFormat = {
  read(typed, field) {
    const text = typed.trim();
    const found = addresses.map((address) => address.exec(text)?.[1]).find((each) => each !== undefined);
    if (found !== undefined) return { value: found };
    const isOther = /[^\w.-]|\.amazonaws\.com/i.test(text);
    return isOther
      ? { refusal: mustBe('only the name of a bucket, without a path', field) }
      : { value: text };
  },
};

/** The resource name of a role. Names of users, policies and sessions, and addresses of pages, are refused. */
export const roleArn: TextFormat = {
  read(typed, field) {
    const text = typed.trim();
    const isOther = /[^\w.-]/.test(text) && !/^arn:aws[a-z-]*:iam::\d+:role\/[\w+=,.@/-]+$/.test(text);
    return isOther ? { refusal: mustBe('only the ARN of a role', field) } : { value: text };
  },
};
