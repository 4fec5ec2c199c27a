import { describe, expect, it } from 'vitest';

import { countByTab, pipelineStatusLabel } from './pipeline.ts';

it('has a word for a status, or shows it as it came', () => {
  expect(pipelineStatusLabel('hibernating')).toBe('hibernating');
  expect(pipelineStatusLabel('paused')).toBe('Paused');
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
