import type { Prerequisite } from './commonPrerequisites.ts';

/** For buckets that a role opens. @param rights what the role may do in the bucket */
export const bucketAccess = (rights: string): readonly Prerequisite[] => [
  {
    title: 'Bucket',
    text: 'Have its name and region ready. The bucket name can’t be changed after creation; the region can.',
  },
  {
    title: 'IAM role',
    text: `The next step offers a template that creates a role with permission to ${rights} this bucket only. You need permission to create roles in your cloud account.`,
  },
];
