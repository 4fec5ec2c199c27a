import { getMe, updateMe } from '@millrace/ui/contract';
import type { User } from '@millrace/ui/domain/entities';
import type { ProfileChange } from '@millrace/ui/domain/forms';

import { defineWrite } from '../writes/write.ts';

const hasChange = (user: User, change: ProfileChange): boolean => {
  const values = new Map<string, unknown>(Object.entries(user));
  // The service stores no empty number.
  return Object.entries(change).every(([name, value]) => (values.get(name) ?? '') === value);
};

/** Saves the user's own details. After a lost response the service says whether they were saved. */
export const saveProfile = defineWrite({
  call: updateMe,
  key: () => [],
  args: (change: ProfileChange) => ({ body: change }),
  async findResult(client, change) {
    const user = await client(getMe, {});
    return hasChange(user, change) ? user : null;
  },
  words: {
    done: () => ({ title: 'Your profile was saved.' }),
    failed: () => ({ title: 'Your profile could not be saved.' }),
  },
});
