/** Why a dialog's confirm button is disabled offline: writes are not queued (F1). */
export const offlineNote = (isOffline: boolean): string | undefined =>
  isOffline ? 'You are offline. Try again when you are back online.' : undefined;
