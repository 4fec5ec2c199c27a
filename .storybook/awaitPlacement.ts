import { configure, getConfig } from 'storybook/test';

/** React Aria hides a popover until its position is known, a frame or two after it mounts. */
const beingPlaced = '[style*="mask-image"]';

/** Whether something fades or moves, and will end: a spinner never ends. */
const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Delays every query and press of a story until all popovers are positioned and all transitions have ended. A dialog
 * that fades in is invisible in its first frame, and its axe contrast is a color that nobody designed.
 */
export function awaitPlacement(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (work) => {
      const result = await asyncWrapper(work);
      for (let frame = 0; frame < 60 && (document.querySelector(beingPlaced) || isMoving()); frame += 1)
        await nextFrame();
      return result;
    },
  });
}
