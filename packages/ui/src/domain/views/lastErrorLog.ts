/**
 * The query of a pipeline's log that opens its newest error: `paths.pipelineLogs(id, lastErrorLog)`. It needs no line
 * number, because a pipeline contains only the text of its last error.
 */
export const lastErrorLog = { level: 'error', range: 'all', line: 'newest' } as const;

/** The query of the syncs in a pipeline's log: those that ended and those that failed. */
export const activityLog = { show: 'activity', kind: 'runs,failures', range: 'week' } as const;

/** The query of what people have changed about a pipeline. */
export const changesLog = { show: 'activity', kind: 'changes', range: 'month' } as const;
