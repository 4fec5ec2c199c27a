import type { ActivityEntryId } from '../../domain/entities/activityEntry.ts';

/** The id of the button that restores an entry, to which the form beside the list gives the focus back. */
export const restoreButtonId = (id: ActivityEntryId): string => `restore-${id}`;
