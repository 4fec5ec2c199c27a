import { ProblemError, type Problem } from '@millrace/ui/domain/remote';
import { describe, expect, it, vi } from 'vitest';

import { confirmRemoval } from './confirmRemoval.ts';

const fail = (problem: Problem) => async (): Promise<never> => {
  throw new ProblemError(problem);
};
const lost = fail({ kind: 'timeout', isOutcomeUnknown: true });
const gone = fail({ kind: 'http', status: 404 });

describe('confirmRemoval', () => {
  it('counts a 404 as done: browsers repeat a DELETE whose response was lost', async () => {
    const find = vi.fn<() => Promise<unknown>>();
    await expect(confirmRemoval(gone, find)).resolves.toBe(true);
    expect(find).not.toHaveBeenCalled();
  });

  it('counts a lost response as done if the record no longer exists', async () => {
    await expect(confirmRemoval(lost, gone)).resolves.toBe(true);
  });

  it('fails if the record still exists after a lost response', async () => {
    await expect(confirmRemoval(lost, async () => 'record')).rejects.toMatchObject({
      problem: { kind: 'timeout', isOutcomeUnknown: false },
    });
  });

  it('fails if the service refuses', async () => {
    await expect(confirmRemoval(fail({ kind: 'http', status: 409 }), gone)).rejects.toMatchObject({
      problem: { status: 409 },
    });
  });

  it('stays unknown if the record cannot be read', async () => {
    await expect(confirmRemoval(lost, fail({ kind: 'network' }))).rejects.toMatchObject({
      problem: { isOutcomeUnknown: true },
    });
  });
});
