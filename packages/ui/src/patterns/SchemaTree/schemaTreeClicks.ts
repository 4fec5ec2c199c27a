import type { MouseEvent } from 'react';
import type { SchemaRow, SchemaRows } from '../../domain/schema/schemaRows.ts';
import type { GridFocus } from '../Grid/useGridFocus.ts';

interface TreePointer {
  readonly rows: SchemaRows;
  readonly focus: GridFocus;
  toggle(row: SchemaRow): void;
  /** `undefined` for rows without children. */
  isOpen(row: SchemaRow): boolean | undefined;
  setOpen(row: SchemaRow, isOpen: boolean): void;
  openMenu(row: SchemaRow, button: HTMLElement): void;
}

/** Handles a click anywhere in the tree, because rows have no listeners of their own. */
export function clickTree(target: EventTarget, { rows, focus, ...tree }: TreePointer): void {
  const spot = focus.whereIs(target);
  const row = spot && rows[spot.index];
  if (!spot || row === undefined || !(target instanceof Element)) return;
  const control = target.closest<HTMLElement>('button');
  const box = spot.cell.parentElement?.querySelector<HTMLElement>('[data-control=select]');
  // Some browsers do not focus a clicked button. For the arrow, its row is focused.
  (control?.dataset['control'] === 'menu' ? control : box)?.focus({ preventScroll: true });
  if (control?.dataset['control'] === 'select') return tree.toggle(row);
  if (control?.dataset['control'] === 'menu') return tree.openMenu(row, control);
  const isOpen = tree.isOpen(row);
  // A drag selects text instead of pressing the row.
  if (getSelection()?.isCollapsed !== false && isOpen !== undefined) tree.setOpen(row, !isOpen);
}

/** A pressed arrow does not take the focus, because its row gets it with the click: one change instead of two. */
export function keepArrowUnfocused(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-control=expand]'))
    event.preventDefault();
}
