import { describe, expect, it } from 'vitest';

import { ChunkError } from '../router/chunks.ts';
import { describeDialogFailure } from './describeDialogFailure.ts';

describe('a modal that is not there', () => {
  it('is told in the words of the specification where its code did not come (spec §8, A-40)', () => {
    const { title, description } = describeDialogFailure('createPipeline', new ChunkError('createPipeline'));
    expect(title).toBe('Loading chunk createPipeline failed');
    expect(description).toBe('Check your connection, then try again. Nothing on this page was lost.');
  });

  it('is not blamed on the connection where it could not be drawn', () => {
    const { title, description } = describeDialogFailure(
      'excludeFields',
      new TypeError('x is not a function'),
    );
    expect(title).toBe('The dialog could not be shown.');
    expect(description).toBe('Nothing on this page was lost.');
  });

  it('says that the session has ended where nobody can be asked to sign in again', () => {
    const { description } = describeDialogFailure('sessionEnded', new ChunkError('sessionEnded'));
    expect(description).toMatch(/^Your session has ended/);
  });
});
