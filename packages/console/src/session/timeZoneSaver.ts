import { updateMe, type Client } from '@millrace/ui/contract';
import type { User } from '@millrace/ui/domain';

import { timeZoneToSave } from './timeZone.ts';

export interface TimeZoneSaverOptions {
  readonly client: Client;
  readonly guessTimeZone: () => string | undefined;
  /** Told of the person as they are with their zone. */
  readonly onSaved: (user: User) => void;
}

/**
 * Saves the browser's zone for a person who has none, once. Nobody waits for it, and one that could not be saved is
 * saved next time.
 */
export function createTimeZoneSaver({ client, guessTimeZone, onSaved }: TimeZoneSaverOptions) {
  let hasTried = false;
  return (user: User): void => {
    const timeZone = timeZoneToSave(user, guessTimeZone());
    if (timeZone === undefined || hasTried) return;
    hasTried = true;
    client(updateMe, { body: { timeZone } }).then(onSaved, () => undefined);
  };
}
