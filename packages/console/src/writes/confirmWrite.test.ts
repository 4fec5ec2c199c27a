import { ProblemError, type Problem } from '@millrace/ui/domain/remote';
import { describe, expect, it, vi } from 'vitest';

import { confirmWrite } from './confirmWrite.ts';

const fail = (problem: Problem) => async (): Promise<string> => {
  throw new ProblemError(problem);
};
const lost = fail({ kind: 'timeout', isOutcomeUnknown: true });

describe('confirmWrite', () => {
  it('does not look up the result if there was a response', async () => {
    const lookUp = vi.fn<() => Promise<string>>(async () => 'found');
    await expect(confirmWrite(async () => 'done', lookUp)).resolves.toBe('done');
    await expect(confirmWrite(fail({ kind: 'http', status: 409 }), lookUp)).rejects.toMatchObject({
      problem: { status: 409 },
    });
    expect(lookUp).not.toHaveBeenCalled();
  });

  it('looks up the result after a conflict, if asked to, and fails with the conflict otherwise', async () => {
    const conflict = fail({ kind: 'http', status: 409 });
    const settlesConflict = true;
    await expect(confirmWrite(conflict, async () => 'found', { settlesConflict })).resolves.toBe('found');
    for (const lookUp of [async () => null, lost])
      await expect(confirmWrite(conflict, lookUp, { settlesConflict })).rejects.toMatchObject({
        problem: { kind: 'http', status: 409 },
      });
  });

  it('succeeds if the lookup finds the result', async () => {
    await expect(confirmWrite(lost, async () => 'found')).resolves.toBe('found');
  });

  it('fails if the lookup finds nothing', async () => {
    await expect(confirmWrite(lost, async () => null)).rejects.toMatchObject({
      problem: { kind: 'timeout', isOutcomeUnknown: false },
    });
  });

  it('stays unknown if the lookup fails', async () => {
    await expect(confirmWrite(lost, fail({ kind: 'network' }))).rejects.toMatchObject({
      problem: { kind: 'timeout', isOutcomeUnknown: true },
    });
  });
});
