import { describe, expect, it } from 'vitest';

import {
  canPipeline,
  countByTab,
  pipelineCan,
  pipelineStatuses,
  pipelineStatusLabel,
  pipelineTarget,
  whyNotPipeline,
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
      errored: ['resume', 'resync', 'archive'],
      pausing: ['archive'],
      paused: ['resume', 'resync', 'archive'],
      draft: ['start'],
      archived: ['restore'],
    });
  });

  it('opens nothing to a status it does not know, and shows its word', () => {
    expect(canPipeline('pause', { status: 'hibernating' })).toBe(false);
    expect(pipelineStatusLabel('hibernating')).toBe('hibernating');
    expect(pipelineStatusLabel('paused')).toBe('Paused');
  });

  it('says why an action is not open, for every status, known or not', () => {
    for (const status of [...pipelineStatuses, 'hibernating']) {
      for (const action of Object.keys(pipelineCan) as (keyof typeof pipelineCan)[]) {
        expect(whyNotPipeline(action, { status }) === undefined).toBe(canPipeline(action, { status }));
      }
    }
    expect(whyNotPipeline('pause', { status: 'draft' })).toBe('It is not set up yet.');
    expect(whyNotPipeline('pause', { status: 'errored' })).toBe('It has stopped with an error.');
    expect(whyNotPipeline('resume', { status: 'draft' })).toBe('It is not set up yet.');
    expect(whyNotPipeline('pause', { status: 'hibernating' })).toBe('Its status is hibernating.');
  });

  it('restores to paused', () => {
    expect(pipelineTarget.restore).toBe('paused');
  });
});

describe('countByTab', () => {
  it('counts as active whatever is not archived, known or not', () => {
    expect(countByTab({ running: 15, paused: 4, hibernating: 1, archived: 6 })).toEqual({
      active: 20,
      archived: 6,
    });
    expect(countByTab({})).toEqual({ active: 0, archived: 0 });
  });
});
