import { expect, it } from 'vitest';

import { pipelineStatuses } from '../entities/pipeline.ts';
import { isPipelineSettling, pipelineStatusLabel, settledPipelineStatus } from './pipelineStatus.ts';

it('has a label for a status, or shows the status unchanged', () => {
  expect(pipelineStatusLabel('hibernating')).toBe('hibernating');
  expect(pipelineStatusLabel('paused')).toBe('Paused');
});

it('knows which statuses are transitions, and where they lead', () => {
  expect(pipelineStatuses.filter((status) => isPipelineSettling({ status }))).toEqual([
    'starting',
    'pausing',
  ]);
  expect(['starting', 'pausing', 'errored', 'hibernating'].map(settledPipelineStatus)).toEqual([
    'running',
    'paused',
    'errored',
    'hibernating',
  ]);
});
