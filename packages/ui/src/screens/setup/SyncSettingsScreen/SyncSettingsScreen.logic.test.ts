import { describe, expect, it } from 'vitest';
import { wordingOf } from './SyncSettingsScreen.logic.ts';

describe('wordingOf', () => {
  it('says that nothing typed is lost where saving failed', () => {
    const { title, advice } = wordingOf({ step: 'save', problem: { kind: 'http', status: 503 } });
    expect(title).toBe('The settings could not be saved.');
    expect(advice).toMatch(/^The service had an error\. .*Your entries are kept\.$/);
  });

  it('says that saving went well where only starting failed', () => {
    const { title } = wordingOf({ step: 'start', problem: { kind: 'network' } });
    expect(title).toBe('The settings are saved, but the pipeline did not start.');
  });

  it('gives the service’s reason for a conflict, and one of its own where there is none', () => {
    const conflict = { kind: 'http', status: 409 } as const;
    const of = (detail?: string) => wordingOf({ step: 'start', problem: { ...conflict, detail } }).advice;
    expect(of('It needs a source.')).toBe('It needs a source.');
    expect(of()).toBe('Its status has changed.');
  });

  it('never says “failed” of what may have happened', () => {
    const problem = { kind: 'timeout', isOutcomeUnknown: true } as const;
    expect(wordingOf({ step: 'start', problem }).title).toMatch(/could not confirm/);
  });
});
