declare global {
  var benchStart: number | undefined;
  var benchPainted: number | undefined;
}

/** Just before the first render. */
export const start = (): void => {
  globalThis.benchStart = performance.now();
};

/** In an effect of what was rendered: the frame after it has been painted. */
export const painted = (): void => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (globalThis.benchPainted = performance.now()));
    port1.start();
    port2.postMessage(undefined);
  });
};
