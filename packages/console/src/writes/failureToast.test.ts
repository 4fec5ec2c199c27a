import { toId } from '@millrace/ui/domain/entities';
import type { Problem } from '@millrace/ui/domain/remote';
import { expect, test } from 'vitest';

import { commandPipeline, type StatusCommand } from '../pipelines/data/pipelineCommands.ts';
import { failureToast } from './failureToast.ts';

const toastOf = (action: StatusCommand, problem: Problem) =>
  failureToast(
    commandPipeline.words.failed({ id: toId<'pipeline'>(1), name: 'CRM contacts', action }, problem),
    problem,
  );

test('names the pipeline and the command, then the reason and what to do', () => {
  expect(toastOf('pause', { kind: 'http', status: 500 })).toEqual({
    tone: 'critical',
    title: '“CRM contacts” could not be paused.',
    description: 'The service had an error. Try again in a moment.',
  });
  expect(toastOf('restore', { kind: 'http', status: 409, detail: 'It is being removed.' })).toEqual({
    tone: 'critical',
    title: '“CRM contacts” could not be restored.',
    description: 'This is not possible right now. It is being removed.',
  });
});

test('does not say that a write failed if its outcome is unknown', () => {
  const { title } = toastOf('resume', { kind: 'timeout', isOutcomeUnknown: true });
  expect(title).toBe('“CRM contacts” may not have been resumed.');
});

test('brings what support needs to find the request, and nothing without one', () => {
  const request = { method: 'POST', path: '/api/v1/pipeline/1/{status}/', at: new Date(0) };
  expect(toastOf('pause', { kind: 'http', status: 500, request }).details).toContain(
    'POST /api/v1/pipeline/1/{status}/',
  );
  expect(toastOf('pause', { kind: 'bug' })).not.toHaveProperty('details');
});
