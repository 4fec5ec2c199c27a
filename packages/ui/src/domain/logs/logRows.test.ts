import { describe, expect, it } from 'vitest';
import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { findLine, findRow, groupLines, kindOfRow, lineOfRow, openRows, rowOf } from './logRows.ts';

const at = new Date('2026-03-04T10:00:00Z');
const line = (level: string, message: string, collection: string | null = null, day = 0): PipelineEvent => ({
  id: 1,
  at: new Date(at.getTime() - day * 86_400_000),
  level,
  message,
  collection,
});
const lines = [
  line('info', 'The sync began.'),
  line('error', 'Refused.'),
  line('error', 'Refused.'),
  line('error', 'Refused.'),
  line('error', 'Refused.', 'orders'),
  line('info', 'The sync began.', null, 1),
  line('info', 'The sync began.', null, 1),
];
const groups = groupLines(lines);
const print = (rows: Int32Array) =>
  Array.from(rows, String).map((row) => `${kindOfRow(Number(row))} ${lineOfRow(Number(row))}`);
const shown = (open: number) => print(openRows(groups, open).rows);

describe('the rows of a log', () => {
  it('group consecutive errors that say the same about the same table, and no other lines', () => {
    expect([...groups.starts]).toEqual([0, 1, 4, 5, 6]);
    expect(openRows(groups, -1).sizeAt(1)).toBe(3);
    expect(shown(-1)).toEqual(['line 0', 'line 1', 'line 4', 'line 5', 'line 6']);
  });

  it('show the detail of the open line, and the other lines of its group', () => {
    expect(shown(0)).toEqual(['line 0', 'detail 0', 'line 1', 'line 4', 'line 5', 'line 6']);
    expect(shown(1)).toEqual([
      'line 0',
      'line 1',
      'detail 1',
      'repeat 2',
      'repeat 3',
      'line 4',
      'line 5',
      'line 6',
    ]);
    expect(shown(3)).toEqual([
      'line 0',
      'line 1',
      'repeat 2',
      'repeat 3',
      'detail 3',
      'line 4',
      'line 5',
      'line 6',
    ]);
    expect(openRows(groups, 3).openGroup).toBe(1);
  });

  it('separate days', () => {
    const byDay = groupLines(lines, (each) => each.at.toISOString().slice(0, 10));
    expect(print(openRows(byDay, 5).rows)).toEqual([
      'heading 0',
      'line 0',
      'line 1',
      'line 4',
      'heading 5',
      'line 5',
      'detail 5',
      'line 6',
    ]);
  });

  it('are none for no lines', () => {
    expect(openRows(groupLines([]), -1).rows).toHaveLength(0);
  });

  it('are found for a million lines', () => {
    const million = Array.from({ length: 1_000_000 }, () => line('info', 'Read 1 record.'));
    const { rows } = openRows(groupLines(million), 999_999);
    expect(rows).toHaveLength(1_000_001);
    expect(Array.from(rows.slice(-2), kindOfRow)).toEqual(['line', 'detail']);
  });

  it('are found by their line', () => {
    const { rows } = openRows(groups, 3);
    expect(rows[findRow(rows, rowOf(3, 'detail'))]).toBe(rowOf(3, 'detail'));
    expect(findRow(rows, rowOf(0, 'detail'))).toBe(-1);
    const numbered = (ids: readonly number[]) => ids.map((id) => ({ ...line('info', 'x'), id }));
    expect(findLine(numbered([9, 7, 4]), 4)).toBe(2);
    expect(findLine(numbered([9, 7, 4]), 5)).toBe(-1);
    expect(findLine(numbered([4, 9, 7]), 4)).toBe(0);
    expect(findLine([], 4)).toBe(-1);
  });
});
