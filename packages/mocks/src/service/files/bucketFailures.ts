/** Buckets that cannot be read (docs/twin.md), with their messages. */
const bucketFailures: Readonly<Record<string, string>> = {
  'empty-bucket': 'No files were found. Check the bucket, the prefix and the pattern.',
  'unreadable-bucket': 'The first file could not be read: it is no text in UTF-8.',
  'denied-bucket': 'Access denied: the role may not list the files of this bucket.',
};

/** Why a bucket cannot be read; `undefined` if it can. */
export const bucketFailure = (bucket: string): string | undefined =>
  Object.hasOwn(bucketFailures, bucket) ? bucketFailures[bucket] : undefined;
