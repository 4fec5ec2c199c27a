/** How many requests are shown if a write sends one for each of many items. */
const mostShown = 3;

/** The items whose requests are shown, and how many others there are. */
export const firstOf = <Item>(items: readonly Item[]) => ({
  items: items.slice(0, mostShown),
  restCount: Math.max(0, items.length - mostShown),
});

/** For a write whose requests are only shown. */
export const ignoreOutcome = (): void => undefined;
