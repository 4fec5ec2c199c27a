import { isTimeZone, type User } from '@millrace/ui/domain';

/** The zone to save for a person who has none: the browser's, if it is one (spec §4, A-46). */
export const timeZoneToSave = (
  user: Pick<User, 'timeZone'>,
  guessed: string | undefined,
): string | undefined => (!user.timeZone && guessed && isTimeZone(guessed) ? guessed : undefined);

/** Where the browser believes to be. */
export const guessTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;
