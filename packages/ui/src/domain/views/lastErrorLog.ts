/**
 * The query of a pipeline's log that opens its newest error: `paths.pipelineLogs(id, lastErrorLog)`. It needs no line
 * number, because a pipeline contains only the text of its last error.
 */
export const lastErrorLog = { level: 'error', range: 'all', line: 'newest' } as const;
