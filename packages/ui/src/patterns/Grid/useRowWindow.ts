import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { useIsSSR } from 'react-aria/SSRProvider';
import { observeSize } from '../../internal/observeSize.ts';
import { headHeight } from './Grid.css.ts';
import { drawnRows, type RowHeights } from './rowHeights.ts';
import { assignRowSlots, type RowSlot } from './rowSlots.ts';

interface Given {
  /** Keep the same object while the rows are the same: other rows are painted before the ones around the view. */
  readonly heights: RowHeights;
  /** Index of the row that stays rendered. */
  readonly active: number;
  idOf(index: number): string;
  /** Identifies the content of the rows, such as a search. When it changes, the view returns to the first row. */
  readonly origin?: string;
  /** Turns windowing on; otherwise all rows render. @default true */
  readonly isOn?: boolean;
  /** The scroll container: the element around the body, or the page. @default 'element' */
  readonly scrolledBy?: 'element' | 'page';
  /**
   * Height in pixels that a scroll container without a header is expected to have. Otherwise it is measured right after
   * the first render.
   */
  readonly room?: number;
  /** Rows above the given one that stay visible with it. Keep the same function while the rows are the same. */
  readonly pinnedAbove?: (first: number) => readonly number[];
}

/** The room before it is measured. The page's is known; an element's is assumed, with enough rows for most. */
const firstRoom = (isPage: boolean): number => (isPage && 'innerHeight' in globalThis ? innerHeight : 600);

/** Delay between the last scroll and the elements' return to row order, in milliseconds. */
const restMs = 150;

const none: readonly number[] = [];

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Scrolls the page up to the first row if it is above the view. */
function showStart(body: HTMLElement): void {
  const covered = Number.parseFloat(getComputedStyle(body).scrollMarginBlockStart) || 0;
  const above = body.getBoundingClientRect().top - covered;
  if (above < 0) scrollBy({ top: above, behavior: 'instant' });
}

/** Which rows of a grid's body to render, and in which elements. `attach` is the ref of the body. */
export function useRowWindow({
  heights,
  active,
  idOf,
  origin,
  isOn = true,
  scrolledBy = 'element',
  room,
  pinnedAbove,
}: Given) {
  const [lastView, setView] = useState(() => ({
    top: 0,
    room: room ?? firstRoom(scrolledBy === 'page'),
    isMoving: false,
    origin,
  }));
  const view = lastView.origin === origin ? lastView : { ...lastView, top: 0, origin };
  if (view !== lastView) setView(view);
  const [held, setHeld] = useState<{ readonly slots: readonly RowSlot[]; readonly activeId: string }>({
    slots: [],
    activeId: '',
  });
  const isPainted = useDeferredValue<RowHeights | null>(heights, null) === heights;
  const draw = (seen: typeof view): readonly number[] => {
    const all = drawnRows(heights, seen, { active, pinnedAbove });
    if (isPainted || seen.isMoving) return all;
    // Those in view are painted before the ones around them are created.
    const inView = new Set(drawnRows(heights, seen, { active, pinnedAbove, spare: 0 }));
    const there = new Set(held.slots.map(({ rowId }) => rowId));
    return all.filter((index) => inView.has(index) || there.has(idOf(index)));
  };
  // The place of a windowed row is a style, which a server must not send (see `useClientStyle`).
  const isServer = useIsSSR();
  const windowed = isServer ? none : draw(view);
  const indexes = isOn ? windowed : [...Array(heights.count).keys()];
  const slots = assignRowSlots(held.slots, { indexes, idOf, isMoving: view.isMoving, heldId: held.activeId });
  const activeId = active >= 0 && active < heights.count ? idOf(active) : '';
  if (slots !== held.slots || activeId !== held.activeId) setHeld({ slots, activeId });

  const isRoomKnown = room !== undefined;
  const latest = useRef({ draw, indexes, view });
  const attached = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const body = attached.current;
    if (body && latest.current.view.origin !== view.origin) {
      if (scrolledBy === 'page') showStart(body);
      else body.parentElement?.scrollTo({ top: 0 });
    }
    latest.current = { draw, indexes, view };
  });

  const attach: RefCallback<HTMLElement> = useCallback(
    (body) => {
      const element = body?.parentElement;
      if (!element || !isOn) return undefined;
      attached.current = body;
      const isPage = scrolledBy === 'page';
      const scroller = isPage ? document : element;
      const measure = () =>
        isPage
          ? { top: -body.getBoundingClientRect().top, room: innerHeight }
          : {
              top: element.scrollTop,
              // Without a layout, as in jsdom or a hidden part of the page, the height is unknown.
              room: (element.clientHeight || firstRoom(false)) - (isRoomKnown ? 0 : headHeight),
            };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = (isMoving: boolean): void => {
        const now = latest.current;
        const seen = { ...now.view, ...measure(), isMoving };
        const isNew = !isSame(now.draw(seen), now.indexes);
        // In the same frame as the scroll: a frame later, a gap would be visible.
        if (isMoving && isNew) flushSync(() => setView(seen));
        else if (isNew || now.view.isMoving) setView(seen);
      };
      const onScroll = (): void => {
        clearTimeout(timer);
        timer = setTimeout(look, restMs, false);
        look(true);
      };
      scroller.addEventListener('scroll', onScroll, { passive: true });
      const unobserve = observeSize(() => look(false), isPage ? document.documentElement : element);
      // Measuring now lays the page out once more than the paint does, which the observer waits for.
      if (!isRoomKnown) look(false);
      return () => {
        clearTimeout(timer);
        scroller.removeEventListener('scroll', onScroll);
        unobserve();
        attached.current = null;
      };
    },
    [isOn, scrolledBy, isRoomKnown],
  );

  return { attach, slots, isServer: isOn && isServer };
}
