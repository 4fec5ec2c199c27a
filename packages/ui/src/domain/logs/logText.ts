import type { PipelineEvent } from '../entities/pipelineEvent.ts';

/** A line as an object with the names that the service uses. */
export const lineObject = ({ id, at, level, step, collection, message, details }: PipelineEvent) => ({
  id,
  timestamp: at.toISOString(),
  level,
  ...(step && { step }),
  ...(collection && { collection }),
  message,
  ...(details && { details }),
});

/** A line as text: time in UTC, level, step, table, message and details. */
export function lineText({ at, level, step, collection, message, details }: PipelineEvent): string {
  const values = Object.entries(details ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const parts = [at.toISOString(), level.toUpperCase().padEnd(7), step, collection, message, ...values];
  return parts.filter(Boolean).join(' ');
}

/** A line as indented JSON. */
export const lineJson = (line: PipelineEvent): string => JSON.stringify(lineObject(line), null, 2);

/** A value that starts like a formula is text for a spreadsheet too. */
function csvCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvHead = ['id', 'time (UTC)', 'level', 'step', 'table', 'message', 'details'];
const csvLine = ({ id, at, level, step, collection, message, details }: PipelineEvent): string =>
  [id, at.toISOString(), level, step ?? '', collection ?? '', message, details ? JSON.stringify(details) : '']
    .map(csvCell)
    .join(',');

/** The formats of a downloaded log. */
export const logFormats = {
  txt: {
    label: 'text (.txt)',
    type: 'text/plain',
    write: (lines: readonly PipelineEvent[]) => lines.map(lineText).join('\n'),
  },
  ndjson: {
    label: 'JSON lines (.ndjson)',
    type: 'application/x-ndjson',
    write: (lines: readonly PipelineEvent[]) =>
      lines.map((line) => JSON.stringify(lineObject(line))).join('\n'),
  },
  csv: {
    label: 'a table (.csv)',
    type: 'text/csv',
    write: (lines: readonly PipelineEvent[]) => [csvHead.join(','), ...lines.map(csvLine)].join('\r\n'),
  },
} as const;
export type LogFormat = keyof typeof logFormats;
