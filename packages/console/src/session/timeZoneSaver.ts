import { updateMe, type Client } from '@millrace/ui/contract';
import type { User } from '@millrace/ui/domain/entities';
import { isTimeZone } from '@millrace/ui/domain/format';

/** The zone to save for a person without one: the browser's, if it is valid. */
export const timeZoneToSave = (
  user: Pick<User, 'timeZone'>,
  guessed: string | undefined,
): string | undefined => (!user.timeZone && guessed && isTimeZone(guessed) ? guessed : undefined);

/**
 * Saves the browser's zone for a person without one, in the background. After a failure the next visit tries
 * again.
 * @returns the person with the zone; `undefined` if nothing was saved
 */
export async function saveTimeZone(
  client: Client,
  user: User,
  guessed: string | undefined,
): Promise<User | undefined> {
  const timeZone = timeZoneToSave(user, guessed);
  return timeZone === undefined ? undefined : client(updateMe, { body: { timeZone } });
}
