import { ProblemError, type Problem } from '@millrace/ui/domain/remote';
import { describe, expect, it, vi } from 'vitest';

import { confirmWrite } from './confirmWrite.ts';

const fail = (problem: Problem) => async (): Promise<string> => {
  throw new ProblemError(problem);
};
const lost = fail({ kind: 'timeout', isOutcomeUnknown: true });

describe('confirmWrite', () => {
  it('does not look where the write answered, either way', async () => {
    const look = vi.fn<() => Promise<string>>(async () => 'found');
    await expect(confirmWrite(async () => 'done', look)).resolves.toBe('done');
    await expect(confirmWrite(fail({ kind: 'http', status: 409 }), look)).rejects.toMatchObject({
      problem: { status: 409 },
    });
    expect(look).not.toHaveBeenCalled();
  });

  it('takes a write as done that is found to be', async () => {
    await expect(confirmWrite(lost, async () => 'found')).resolves.toBe('found');
  });

  it('takes it as failed once it is known not to be there', async () => {
    await expect(confirmWrite(lost, async () => null)).rejects.toMatchObject({
      problem: { kind: 'timeout', isOutcomeUnknown: false },
    });
  });

  it('leaves it unknown while it cannot be looked up', async () => {
    await expect(confirmWrite(lost, fail({ kind: 'network' }))).rejects.toMatchObject({
      problem: { kind: 'timeout', isOutcomeUnknown: true },
    });
  });
});
