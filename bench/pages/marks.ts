declare global {
  var benchStart: number | undefined;
  var benchPainted: number | undefined;
}

/** Just before the first render. */
export const start = (): void => {
  globalThis.benchStart = performance.now();
};

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', act);
    port1.start();
    port2.postMessage(undefined);
  });
}

/** In an effect of the rendered component: the frame after the paint. */
export const painted = (): void => afterPaint(() => (globalThis.benchPainted = performance.now()));

/** In an effect of the search result: the result has been painted. */
export const settled = (): void => afterPaint(() => globalThis.benchSeen.settled.push(performance.now()));

/** Options that are in view in every list. Those beyond its edge may be created after the paint. */
const inView = 5;

/** For an effect: notes each paint of other options in view. `selector` matches options. */
export const settledOn = (selector: string): (() => void) => {
  const namesOf = () =>
    [...document.querySelectorAll(selector)]
      .slice(0, inView)
      .map(({ textContent }) => textContent)
      .join('\n');
  let last = namesOf();
  const observer = new MutationObserver(() => {
    const names = namesOf();
    if (names === last) return;
    last = names;
    settled();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
};
