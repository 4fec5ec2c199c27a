/** What the records of a pipeline come from. The service counts initial syncs and resyncs as one. */
export const syncLabels = { continuous: 'Continuous sync', initial: 'Initial sync and resyncs' } as const;
