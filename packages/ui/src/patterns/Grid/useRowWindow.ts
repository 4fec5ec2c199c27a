import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { headHeight } from './Grid.css.ts';
import { drawnRows, type RowHeights } from './rowHeights.ts';
import { assignRowSlots, type RowSlot } from './rowSlots.ts';

interface Given {
  readonly heights: RowHeights;
  /** The row that stays drawn, from 0. */
  readonly active: number;
  idOf(index: number): string;
  /** What the rows answer to, such as a search: rows of another origin are looked at from the first one. */
  readonly origin?: string;
  /** All rows are drawn where it is off. @default true */
  readonly isOn?: boolean;
}

/** Enough rows for most windows; the true height is known right after. */
const firstView = { top: 0, room: 600, isMoving: false };

/** Between the last scroll and the elements' return to the order of the rows, in milliseconds. */
const restMs = 150;

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/**
 * Which rows of many to draw in the body of a grid that scrolls, and in which elements.
 * `attach` is for the body: what is around it is what scrolls.
 */
export function useRowWindow({ heights, active, idOf, origin, isOn = true }: Given) {
  const [lastView, setView] = useState({ ...firstView, origin });
  const view = lastView.origin === origin ? lastView : { ...lastView, top: 0, origin };
  if (view !== lastView) setView(view);
  const [held, setHeld] = useState<{ readonly slots: readonly RowSlot[]; readonly activeId: string }>({
    slots: [],
    activeId: '',
  });
  const indexes = isOn ? drawnRows(heights, view, active) : [...Array(heights.count).keys()];
  const slots = assignRowSlots(held.slots, { indexes, idOf, isMoving: view.isMoving, heldId: held.activeId });
  const activeId = active >= 0 && active < heights.count ? idOf(active) : '';
  if (slots !== held.slots || activeId !== held.activeId) setHeld({ slots, activeId });

  const latest = useRef({ heights, active, indexes, view });
  const scrolled = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (latest.current.view.origin !== view.origin) scrolled.current?.scrollTo({ top: 0 });
    latest.current = { heights, active, indexes, view };
  });

  const attach: RefCallback<HTMLElement> = useCallback(
    (body) => {
      const scroller = body?.parentElement;
      if (!scroller || !isOn) return undefined;
      scrolled.current = scroller;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = (isMoving: boolean): void => {
        const now = latest.current;
        const room = scroller.clientHeight - headHeight;
        const seen = { ...now.view, top: scroller.scrollTop, room, isMoving };
        const isNew = !isSame(drawnRows(now.heights, seen, now.active), now.indexes);
        // In the frame of the scroll itself: a frame later there would be a gap in view.
        if (isMoving && isNew) flushSync(() => setView(seen));
        else if (isNew || now.view.isMoving) setView(seen);
      };
      const onScroll = (): void => {
        clearTimeout(timer);
        timer = setTimeout(look, restMs, false);
        look(true);
      };
      const observer = new ResizeObserver(() => look(false));
      scroller.addEventListener('scroll', onScroll, { passive: true });
      observer.observe(scroller);
      look(false);
      return () => {
        clearTimeout(timer);
        scroller.removeEventListener('scroll', onScroll);
        observer.disconnect();
        scrolled.current = null;
      };
    },
    [isOn],
  );

  return { attach, slots };
}
