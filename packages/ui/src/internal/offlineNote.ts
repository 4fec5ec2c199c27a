/** Why a dialog's answer is closed without a network: what it would send is not kept for later (docs/faults.md, F1). */
export const offlineNote = (isOffline: boolean): string | undefined =>
  isOffline ? 'You are offline. This can be done once the connection is back.' : undefined;
