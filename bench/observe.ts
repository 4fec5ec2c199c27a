/** Measurements stored in the page. */
export interface Seen {
  lcp: number;
  layoutShift: number;
  longTasks: number[];
  /** Milliseconds from an input to the frame that shows it. */
  inputs: number[];
  /** When something was pressed or a letter typed. */
  acted: number[];
  /** When the last letter was typed, and when the page had rendered the results. */
  typed: number[];
  settled: number[];
  /** The longest event of each interaction, by its id: a key with everything that it causes, until the next frame. */
  interactions: Record<number, number>;
}

declare global {
  var benchSeen: Seen;
}

/** Runs in the page before the page's scripts. */
export function observe(): void {
  const seen: Seen = {
    lcp: 0,
    layoutShift: 0,
    longTasks: [],
    inputs: [],
    acted: [],
    typed: [],
    settled: [],
    interactions: {},
  };
  globalThis.benchSeen = seen;
  const follow = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
    }).observe({ type, buffered: true });
  follow('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  follow('longtask', ({ duration }) => seen.longTasks.push(duration));
  follow('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.layoutShift += entry.value;
  });
  // The default threshold is 104 ms. TypeScript does not know the option yet.
  const everyEvent = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) seen.interactions[id] = Math.max(seen.interactions[id] ?? 0, entry.duration);
    }
  }).observe(everyEvent);
  const time = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => seen.inputs.push(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(undefined);
    });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => seen.acted.push(timeStamp), true);
  addEventListener('input', ({ timeStamp }) => seen.typed.push(timeStamp), true);
  for (const type of ['input', 'click']) addEventListener(type, time, true);
}
