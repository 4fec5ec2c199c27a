// @ts-check

/**
 * Shows the current activity with its seconds: one updated line on a terminal, a line every ten seconds elsewhere.
 * Returns a function that ends it.
 *
 * @param {string} what
 */
export function progress(what) {
  const since = Date.now();
  const seconds = () => Math.round((Date.now() - since) / 1_000);
  const isTerminal = process.stdout.isTTY;
  const say = () =>
    process.stdout.write(isTerminal ? `\r${what} … ${seconds()} s` : `${what} … ${seconds()} s\n`);

  if (isTerminal) say();
  else process.stdout.write(`${what} …\n`);
  const timer = setInterval(say, isTerminal ? 1_000 : 10_000);

  return {
    /** @param {string} outcome */
    end(outcome) {
      clearInterval(timer);
      process.stdout.write(`${isTerminal ? '\r\u001b[K' : ''}${what}: ${outcome} in ${seconds()} s.\n`);
    },
  };
}
