import type { MouseEvent } from 'react';
import type { GridFocus } from './useGridFocus.ts';
import type { GridSelectionState } from './useGridSelection.ts';

interface Pointer<Row> {
  readonly rows: readonly Row[];
  readonly focus: GridFocus;
  readonly selection: GridSelectionState;
  /** Follows a row's plain link through the router. */
  follow(href: string): void;
  openMenu(row: Row, button: HTMLElement): void;
  /** Runs the row's action after a click outside of its controls. */
  openRow(index: number, rowElement: HTMLElement | null, click: MouseEvent): void;
}

const controls = 'a[href], button, input, select, textarea, label, [role=button], [role=link]';
const bubbling = { bubbles: true, cancelable: true };

const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
const modifiersOf = (click?: MouseEvent) =>
  click && { ctrlKey: click.ctrlKey, metaKey: click.metaKey, shiftKey: click.shiftKey, altKey: click.altKey };

/**
 * Clicks the link of a row's header cell, keeping the meaning of Ctrl, Cmd and Shift for links.
 * @returns whether there is such a link
 */
export function clickRowLink(rowElement: HTMLElement | null, click?: MouseEvent): boolean {
  const link = rowElement?.querySelector('[role="rowheader"] a[href]');
  link?.dispatchEvent(new window.MouseEvent('click', { ...modifiersOf(click), ...bubbling }));
  return Boolean(link);
}

/** Handles a click anywhere in the grid, because rows have no listeners of their own. */
export function clickGrid<Row>(
  event: MouseEvent<HTMLElement>,
  { rows, focus, selection, follow, openMenu, openRow }: Pointer<Row>,
): void {
  const { target, shiftKey } = event;
  const spot = focus.whereIs(target);
  const row = spot && rows[spot.index];
  if (!spot || row === undefined || !(target instanceof Element)) return;
  const control = target.closest<HTMLElement>(controls);
  // Some browsers do not focus a clicked button.
  if (control instanceof HTMLButtonElement) control.focus({ preventScroll: true });
  if (control instanceof HTMLAnchorElement && control.dataset['control'] === 'link') {
    // New tabs and windows are left to the browser.
    if (event.defaultPrevented || isModified(event)) return;
    event.preventDefault();
    follow(control.getAttribute('href') ?? '');
  } else if (control?.dataset['control'] === 'select') {
    if (shiftKey) selection.extend(focus.place.index, spot.index);
    else selection.toggle(spot.index);
  } else if (control?.dataset['control'] === 'menu') openMenu(row, control);
  // A drag selects text instead of opening the row.
  else if (!control && getSelection()?.isCollapsed !== false)
    openRow(spot.index, spot.cell.parentElement, event);
}
