import { describe, expect, it } from 'vitest';
import { wordingOf } from './SyncSettingsScreen.logic.ts';

describe('wordingOf', () => {
  it('says that entries are kept if saving failed', () => {
    const { title, advice } = wordingOf({ step: 'save', problem: { kind: 'http', status: 503 } });
    expect(title).toBe('The settings could not be saved.');
    expect(advice).toMatch(/^The service had an error\. .*Your entries are kept\.$/);
  });

  it('says that the settings are saved if only starting failed', () => {
    const { title } = wordingOf({ step: 'start', problem: { kind: 'network' } });
    expect(title).toBe('The settings are saved, but the pipeline did not start.');
  });

  it('gives the service’s reason for a conflict, or its own', () => {
    const conflict = { kind: 'http', status: 409 } as const;
    const of = (detail?: string) => wordingOf({ step: 'start', problem: { ...conflict, detail } }).advice;
    expect(of('It needs a source.')).toBe('It needs a source.');
    expect(of()).toBe('Its status has changed.');
  });

  it('never says “failed” if the outcome is unknown', () => {
    const problem = { kind: 'timeout', isOutcomeUnknown: true } as const;
    expect(wordingOf({ step: 'start', problem }).title).toMatch(/could not confirm/);
  });
});
