import { bucketAccess } from './definition/bucketPrerequisites.ts';
import { categoryOf, labelOf } from '../entities/catalogue.ts';
import {
  networkAccess,
  readAccess,
  readOnlyUser,
  type Prerequisite,
} from './definition/commonPrerequisites.ts';
import type { Definition } from './definition/define.ts';

const application = (label: string): readonly Prerequisite[] => [
  readAccess(label),
  {
    title: 'Sign-in or API key',
    text: `The next step asks you to sign in to ${label} or to enter a key. You may need to be an administrator to create a key.`,
  },
];

/**
 * What to prepare for a connector; shown when the service has no guide for it. Until the definition is loaded, it is the
 * list of its category.
 */
export function prerequisitesFor(
  kind: Definition['kind'],
  type: string,
  definition?: Definition,
): readonly Prerequisite[] {
  const own = definition?.prerequisites ?? [];
  if (own.length > 0) return own;
  switch (categoryOf(kind, type)) {
    case 'database':
      return [readOnlyUser(), networkAccess];
    case 'fileStorage':
      return bucketAccess(kind === 'source' ? 'list and read' : 'list and write');
    default:
      return application(labelOf(type));
  }
}
