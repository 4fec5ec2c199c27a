import { expect, test } from 'vitest';

import { verifyOnReturn } from './verifyOnReturn.ts';

const setUp = () => {
  let show: (event: { persisted: boolean }) => void = () => {};
  const steps: string[] = [];
  let answer = () => {};
  const page = { addEventListener: (_: 'pageshow', listener: typeof show) => (show = listener) };
  verifyOnReturn(page, {
    cover: (isCovered) => steps.push(isCovered ? 'covered' : 'shown'),
    verify: () => {
      steps.push('verified');
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    },
  });
  return { steps, show: (persisted: boolean) => show({ persisted }), answer: () => answer() };
};

test('a page from the history stays covered until the session is verified (T-09)', async () => {
  const { steps, show, answer } = setUp();
  show(true);
  await Promise.resolve();
  expect(steps).toEqual(['covered', 'verified']);
  answer();
  await expect.poll(() => steps).toEqual(['covered', 'verified', 'shown']);
});

test('a page that was loaded is shown at once', () => {
  const { steps, show } = setUp();
  show(false);
  expect(steps).toEqual([]);
});
