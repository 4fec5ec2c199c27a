import { describe, expect, it } from 'vitest';

import {
  canPipeline,
  pipelineCan,
  pipelineStatuses,
  pipelineStatusLabel,
  pipelineTarget,
} from './pipeline.ts';

describe('what a pipeline can', () => {
  it('follows the table of A-19', () => {
    const open = Object.fromEntries(
      pipelineStatuses.map((status) => [
        status,
        (Object.keys(pipelineCan) as (keyof typeof pipelineCan)[]).filter((action) =>
          canPipeline(action, { status }),
        ),
      ]),
    );
    expect(open).toEqual({
      running: ['pause', 'resync', 'archive'],
      starting: ['archive'],
      errored: ['start', 'pause', 'resync', 'archive'],
      pausing: ['archive'],
      paused: ['start', 'resync', 'archive'],
      draft: ['start'],
      archived: ['restore'],
    });
  });

  it('opens nothing to a status it does not know, and shows its word', () => {
    expect(canPipeline('pause', { status: 'hibernating' })).toBe(false);
    expect(pipelineStatusLabel('hibernating')).toBe('hibernating');
    expect(pipelineStatusLabel('paused')).toBe('Paused');
  });

  it('restores to paused', () => {
    expect(pipelineTarget.restore).toBe('paused');
  });
});
