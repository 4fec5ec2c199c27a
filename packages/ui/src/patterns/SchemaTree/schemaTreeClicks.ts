import type { SchemaRow } from '../../domain/schema/schemaRows.ts';
import type { GridFocus } from '../Grid/useGridFocus.ts';

interface TreePointer {
  readonly rows: readonly SchemaRow[];
  readonly focus: GridFocus;
  toggle(row: SchemaRow): void;
  /** `undefined` for what cannot be open. */
  isOpen(row: SchemaRow): boolean | undefined;
  setOpen(row: SchemaRow, isOpen: boolean): void;
  openMenu(row: SchemaRow, button: HTMLElement): void;
}

/** What a click means, wherever in the tree it was: rows have no listeners of their own. */
export function clickTree(target: EventTarget, { rows, focus, ...tree }: TreePointer): void {
  const spot = focus.whereIs(target);
  const row = spot && rows[spot.index];
  if (!spot || row === undefined || !(target instanceof Element)) return;
  const control = target.closest<HTMLElement>('button');
  const box = spot.cell.parentElement?.querySelector<HTMLElement>('[data-control=select]');
  // Some browsers do not focus a button that is clicked; the arrow's focus is its row's.
  (control?.dataset['control'] === 'menu' ? control : box)?.focus({ preventScroll: true });
  if (control?.dataset['control'] === 'select') return tree.toggle(row);
  if (control?.dataset['control'] === 'menu') return tree.openMenu(row, control);
  const isOpen = tree.isOpen(row);
  // Whoever drags over words wants the words.
  if (getSelection()?.isCollapsed !== false && isOpen !== undefined) tree.setOpen(row, !isOpen);
}
