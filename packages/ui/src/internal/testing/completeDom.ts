/*
 * jsdom has no layout, and lacks parts of the DOM that every browser has. The components, and react-aria below them, use
 * these. What jsdom, another setup file or a test defines itself is kept.
 */

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): readonly never[] {
    return [];
  }
}

const nothing = (): void => undefined;

/** As in CSSOM, but also for characters that need no escape. */
const escape = (text: string): string =>
  text.replace(/[^\w\u0080-\uffff-]|^-?\d/g, (part) =>
    [...part].map((sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `).join(''),
  );

const mediaQuery = (media: string): object => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
  dispatchEvent: () => false,
});

const define = (target: object, parts: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(parts))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

/** In jsdom, nothing has a box; to components that skip hidden parts, everything would be hidden. */
function boxesOf(this: Element): readonly DOMRect[] {
  return this.isConnected && isDisplayed(this) ? [this.getBoundingClientRect()] : [];
}

function isDisplayed(element: Element): boolean {
  const { parentElement } = element;
  return getComputedStyle(element).display !== 'none' && (!parentElement || isDisplayed(parentElement));
}

/**
 * Adds what jsdom lacks to the DOM of a test. Importing `@millrace/ui/testing` calls it; call it again for a window of
 * your own. Without a DOM it does nothing.
 */
export function completeDom(): void {
  if (!('document' in globalThis)) return;
  const { window } = globalThis;
  define(globalThis, {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    PerformanceObserver: Observer,
    matchMedia: mediaQuery,
    CSS: {},
    PointerEvent: class extends MouseEvent {
      readonly pointerType: string;
      readonly pointerId: number;
      constructor(type: string, init: PointerEventInit = {}) {
        super(type, init);
        this.pointerType = init.pointerType ?? '';
        this.pointerId = init.pointerId ?? 0;
      }
    },
  });
  define(CSS, { escape, supports: () => false });
  define(performance, {
    getEntriesByName: () => [],
    getEntriesByType: () => [],
    mark: nothing,
    measure: nothing,
  });
  define(Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    scrollBy: nothing,
    scroll: nothing,
    animate: () => ({ finished: Promise.resolve(), cancel: nothing, finish: nothing }),
    getAnimations: () => [],
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
    checkVisibility: () => true,
  });
  define(Document.prototype, { getAnimations: () => [], elementFromPoint: () => null });
  define(HTMLElement.prototype, { showPopover: nothing, hidePopover: nothing, togglePopover: () => false });
  define(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
  if ('HTMLDialogElement' in globalThis)
    define(HTMLDialogElement.prototype, {
      show(this: HTMLDialogElement) {
        this.open = true;
      },
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  // `define` keeps what is there. But jsdom's scrolling only logs that it is missing, and none of its elements has a box.
  if (/jsdom/i.test(navigator.userAgent)) {
    Object.assign(window, { scrollTo: nothing, scrollBy: nothing, scroll: nothing });
    Object.assign(Element.prototype, { getClientRects: boxesOf });
  }
}
