import { configure, getConfig } from 'storybook/test';

/** How React Aria hides what floats until it knows where that belongs, a frame or two after it is there. */
const beingPlaced = '[style*="mask-image"]';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lets every search and every press of a story end only when all that floats is where it belongs, and to be seen. */
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
