import { describe, expect, it } from 'vitest';
import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { lineJson, lineText, logFormats } from './logText.ts';

const line: PipelineEvent = {
  id: 7,
  at: new Date('2026-03-04T10:00:00.123Z'),
  level: 'error',
  step: 'read',
  collection: 'orders',
  message: 'Refused, "for now".',
  details: { attempt: 1, code: 'closed' },
};
const bare: PipelineEvent = { id: 6, at: line.at, level: 'info', message: '=1+1' };

describe('a log as text', () => {
  it('has one line per event', () => {
    expect(lineText(line)).toBe(
      '2026-03-04T10:00:00.123Z ERROR   read orders Refused, "for now". attempt=1 code="closed"',
    );
    expect(lineText(bare)).toBe('2026-03-04T10:00:00.123Z INFO    =1+1');
    expect(logFormats.txt.write([line, bare]).split('\n')).toHaveLength(2);
  });

  it('is JSON with the names of the service', () => {
    expect(JSON.parse(lineJson(line))).toMatchObject({
      timestamp: '2026-03-04T10:00:00.123Z',
      collection: 'orders',
    });
    const rows = logFormats.ndjson.write([line, bare]).split('\n');
    expect(rows.map((row) => JSON.parse(row).id)).toEqual([7, 6]);
  });

  it('is CSV with quoted cells and without formulas', () => {
    const [head, first, second] = logFormats.csv.write([line, bare]).split('\r\n');
    expect(head).toBe('id,time (UTC),level,step,table,message,details');
    expect(first).toBe(
      '7,2026-03-04T10:00:00.123Z,error,read,orders,"Refused, ""for now"".","{""attempt"":1,""code"":""closed""}"',
    );
    expect(second).toContain(",'=1+1,");
  });

  it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'has one line per event even if its message contains %j',
    (lineBreak) => {
      const forged = `ok${lineBreak}2026-03-04T10:00:00.000Z INFO    All is well`;
      const lines = [{ ...line, message: forged, step: forged, details: { [forged]: forged } }, bare];
      const ofPython = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
      expect(logFormats.txt.write(lines).split(ofPython)).toHaveLength(2);
      expect(logFormats.ndjson.write(lines).split(ofPython)).toHaveLength(2);
      expect(JSON.parse(logFormats.ndjson.write(lines).split('\n')[0] ?? '').message).toBe(forged);
    },
  );

  it('shows controls and direction marks as their codes', () => {
    expect(lineText({ ...bare, message: 'a\u001B[2Kb\u202Ec\td' })).toContain('a\\u001b[2Kb\\u202ec\\td');
  });
});
