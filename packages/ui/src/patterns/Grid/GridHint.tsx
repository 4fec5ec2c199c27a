import { useEffect, useRef } from 'react';
import * as css from './GridHint.css.ts';

/**
 * Marks text that a cell cuts or omits. The text shows in full while its cell is focused, and, if it is cut or has
 * `data-omits`, when it is tapped.
 */
export const hintAttribute = 'data-hint';

const gap = 6;

function place(hint: HTMLElement, cell: Element): void {
  const at = cell.getBoundingClientRect();
  const { width, height } = hint.getBoundingClientRect();
  const above = at.top - height - gap;
  const left = Math.max(gap, Math.min(at.left + 8, window.innerWidth - width - gap));
  hint.style.setProperty('inset-block-start', `${above < gap ? at.bottom + gap : above}px`);
  hint.style.setProperty('inset-inline-start', `${left}px`);
}

/**
 * Shows the `data-hint` of the focused cell or of cut text that was tapped, for users who cannot hover. One element in the top layer serves all rows,
 * so that neither the grid nor the window clips it. Escape hides it (WCAG 1.4.13).
 */
export function GridHint() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hint = ref.current;
    const frame = hint?.previousElementSibling;
    if (!hint || !frame) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const hide = () => hint.hidePopover();
    frame.addEventListener(
      'focusin',
      ({ target }) => {
        const text =
          target instanceof Element && target.matches(':focus-visible')
            ? target.querySelector(`[${hintAttribute}]`)?.getAttribute(hintAttribute)
            : null;
        if (!text || !(target instanceof Element)) return hide();
        hint.textContent = text;
        hint.showPopover();
        place(hint, target);
      },
      { signal },
    );
    // A tap on text that is cut shows it in full; a tap on a link or anywhere else in the row opens it.
    frame.addEventListener(
      'click',
      (click) => {
        const { target } = click;
        const text = target instanceof Element ? target.closest(`[${hintAttribute}]:not(a)`) : null;
        const isTap = click instanceof PointerEvent && click.pointerType === 'touch';
        const isCut =
          text &&
          (text.hasAttribute('data-omits') ||
            text.scrollWidth > text.clientWidth ||
            text.scrollHeight > text.clientHeight);
        if (!isTap || !isCut) return hide();
        click.stopPropagation();
        hint.textContent = text.getAttribute(hintAttribute);
        hint.showPopover();
        place(hint, text);
      },
      { signal, capture: true },
    );
    frame.addEventListener('focusout', hide, { signal });
    window.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal, capture: true });
    return () => listening.abort();
  }, []);
  return <div ref={ref} popover="manual" aria-hidden className={css.hint} />;
}
