import { describe, expect, it } from 'vitest';

import { ChunkError } from '../kit/lateCode.ts';
import { describeDialogFailure } from './describeDialogFailure.ts';

const chunkError = (name: string) => new ChunkError(name, () => Promise.resolve());

describe('a modal that fails to load', () => {
  it('uses the specification’s sentence when its code failed to load (spec §8)', () => {
    const { title, description } = describeDialogFailure('createPipeline', chunkError('createPipeline'));
    expect(title).toBe('Loading chunk createPipeline failed');
    expect(description).toBe('Check your connection, then try again. Nothing on this page was lost.');
  });

  it('does not blame the connection when rendering failed', () => {
    const { title, description } = describeDialogFailure(
      'excludeFields',
      new TypeError('x is not a function'),
    );
    expect(title).toBe('The dialog could not be shown.');
    expect(description).toBe('Nothing on this page was lost.');
  });

  it('says that the session has ended when the sign-in dialog is missing', () => {
    const { description } = describeDialogFailure('sessionEnded', chunkError('sessionEnded'));
    expect(description).toMatch(/^Your session has ended/);
  });
});
