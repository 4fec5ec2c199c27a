import { expect, it } from 'vitest';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { defaultPipelineLogView, type PipelineLogView } from '../../../domain/views/pipelineLog.ts';
import { logCounts } from './logCounts.ts';

const line = (id: number, level: string, collection: string | null = null): PipelineEvent => ({
  id,
  at: new Date(id),
  level,
  message: 'x',
  step: 'read',
  collection,
});
const lines = [line(1, 'error', 'orders'), line(2, 'error'), line(3, 'info', 'orders'), line(4, 'fatal')];
const log = (hasOlder: boolean) =>
  ready({ lines, count: null, hasOlder, isLoadingOlder: false, unreadable: 0 });
const count = (part: Partial<PipelineLogView>, hasOlder: boolean, ...choices: readonly string[]) =>
  choices.map((choice) => {
    const { count: shown, isPartial } = logCounts(log(hasOlder), { ...defaultPipelineLogView, ...part })(
      choice,
    );
    return shown === undefined ? '' : `${shown}${isPartial ? '+' : ''}`;
  });

it.each<[string, Partial<PipelineLogView>, boolean, readonly string[], readonly string[]]>([
  ['all lines', {}, false, ['error', 'warning', 'info'], ['2', '0', '1']],
  ['a part of the lines', {}, true, ['error', 'warning', 'info'], ['2+', '', '1+']],
  ['only the levels that were asked for', { levels: ['error'] }, false, ['error', 'warning'], ['2', '']],
  ['the lines of a table', { table: 'orders' }, false, ['error', 'info'], ['1', '1']],
  ['kinds of activity', { show: 'activity' }, false, ['failures', 'runs'], ['2', '0']],
  [
    'failures alone, for which the service sends nothing else',
    { show: 'activity', kinds: ['failures'] },
    false,
    ['failures', 'runs'],
    ['2', ''],
  ],
])('counts %s', (_, view, hasOlder, choices, expected) => {
  expect(count(view, hasOlder, ...choices)).toEqual(expected);
});

it('counts nothing of lines that belong to other filters or have not loaded', () => {
  expect(logCounts({ state: 'loading' }, defaultPipelineLogView)('error')).toEqual({});
  const outdated = {
    ...ready({ lines, count: null, hasOlder: false, isLoadingOlder: false, unreadable: 0 }),
    isOutdated: true,
  } as const;
  expect(logCounts(outdated, defaultPipelineLogView)('error')).toEqual({});
});
