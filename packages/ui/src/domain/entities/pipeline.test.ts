import { describe, expect, it } from 'vitest';

import { countByTab } from './pipeline.ts';

describe('countByTab', () => {
  it('counts every status except archived as active, known or unknown', () => {
    expect(countByTab({ running: 15, paused: 4, hibernating: 1, archived: 6 })).toEqual({
      active: 20,
      archived: 6,
    });
    expect(countByTab({})).toEqual({ active: 0, archived: 0 });
  });
});
