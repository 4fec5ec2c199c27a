import { configure, getConfig } from 'storybook/test';

/** React Aria hides a popover until its position is known, a frame or two after it mounts. */
const beingPlaced = '[style*="mask-image"]';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Delays every query and press of a story until all popovers are positioned and visible. */
export function awaitPlacement(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (work) => {
      const result = await asyncWrapper(work);
      for (let frame = 0; frame < 60 && document.querySelector(beingPlaced); frame += 1) await nextFrame();
      return result;
    },
  });
}
