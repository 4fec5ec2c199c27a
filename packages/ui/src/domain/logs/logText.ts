import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { writeCsv, type CsvCell } from '../format/csv.ts';

/** A line as an object with the names that the service uses. */
export const lineObject = ({ id, at, level, step, collection, message, details }: PipelineEvent) => ({
  id,
  timestamp: at.toISOString(),
  ...(level && { level }),
  ...(step && { step }),
  ...(collection && { collection }),
  message,
  ...(details && { details }),
});

const escapeCharacter = (character: string): string => JSON.stringify(character).slice(1, -1);
const escapeCode = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/**
 * A text on one line. A message with a line break could otherwise pretend to be a line of the log, and one with controls
 * or direction marks could hide another on a terminal.
 */
const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\n\r\t]/g, escapeCharacter)
    .replaceAll(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, escapeCode);

/** A line as text: time in UTC, level, step, table, message and details. */
export function lineText({ at, level, step, collection, message, details }: PipelineEvent): string {
  const values = Object.entries(details ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const parts = [at.toISOString(), level?.toUpperCase().padEnd(7), step, collection, message, ...values];
  return onOneLine(parts.filter(Boolean).join(' '));
}

/** A line as indented JSON. */
export const lineJson = (line: PipelineEvent): string => JSON.stringify(lineObject(line), null, 2);

const csvHeads = ['id', 'time (UTC)', 'level', 'step', 'table', 'message', 'details'];
const csvCells = ({
  id,
  at,
  level,
  step,
  collection,
  message,
  details,
}: PipelineEvent): readonly CsvCell[] => [
  id,
  at.toISOString(),
  level,
  step,
  collection,
  message,
  details && JSON.stringify(details),
];

/** JSON on one line, for programs too that break lines at more characters than JSON escapes. */
const ndjsonLine = (line: PipelineEvent): string =>
  JSON.stringify(lineObject(line)).replaceAll(/[\u0085\u2028\u2029]/g, escapeCode);

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
    write: (lines: readonly PipelineEvent[]) => lines.map(ndjsonLine).join('\n'),
  },
  csv: {
    label: 'a table (.csv)',
    type: 'text/csv',
    write: (lines: readonly PipelineEvent[]) => writeCsv(csvHeads, lines.map(csvCells)),
  },
} as const;
export type LogFormat = keyof typeof logFormats;
