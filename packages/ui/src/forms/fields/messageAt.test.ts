import { describe, expect, it } from 'vitest';
import { messageAt } from './messageAt.ts';

describe('messageAt', () => {
  it('finds the message about a field in every form of its location', () => {
    const problem = {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['body', 'name'], message: 'In use.' }],
    } as const;
    expect(messageAt(problem, 'name')).toBe('In use.');
    expect(messageAt(problem, 'region')).toBeUndefined();
    expect(messageAt({ kind: 'network' }, 'name')).toBeUndefined();
  });
});
