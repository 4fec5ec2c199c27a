import type { ReactNode, RefObject } from 'react';
import { createLazyHook } from '../../internal/lazyCode.ts';
import type { IconComponent } from '../Icon/Icon.tsx';
import type { RootProps } from '../rootProps.ts';

export interface MenuProps extends RootProps<HTMLDivElement> {
  /** Accessible name: what the menu contains and for which item. */
  'aria-label': string;
  /** Ref to the element that the menu opens next to. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Whether the menu is open. The menu is controlled: only this prop opens or closes it. */
  isOpen: boolean;
  /** Called when the menu should open or close: after a choice, Escape, or a press outside. */
  onOpenChange(isOpen: boolean): void;
  /** Item that has the focus when the menu opens. @default 'first' */
  autoFocus?: 'first' | 'last';
  /** Edge of the trigger that the menu aligns to. @default 'end' */
  align?: 'start' | 'end';
  /** `MenuItem` and `MenuSeparator` elements. */
  children: ReactNode;
}

const useParts = createLazyHook(() => import('./MenuParts.tsx'));

/**
 * A menu of actions that several triggers share. `MenuButton` includes its own button. The code of the menu and its
 * popover loads after the first paint. Where one button opens the menu, use `MenuButton`, which includes it.
 */
export function Menu({ autoFocus = 'first', ...rest }: MenuProps) {
  const parts = useParts(rest.isOpen);
  return parts && <parts.Menu {...rest} autoFocus={autoFocus} />;
}

export interface MenuItemProps {
  /** Identifies the item within its menu. */
  id: string;
  /** The label: a verb, in sentence case. */
  label: string;
  /** Icon before the label. */
  icon?: IconComponent;
  /** `critical` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Makes the item a link to this address. */
  href?: string;
  /** Opens `href` in a new tab. */
  target?: '_blank';
  /** Called when the item is chosen. Not needed with `href`. */
  onAction?(): void;
  /**
   * Why the action is unavailable. Setting it disables the item. The item keeps its place, stays focusable
   * and shows the reason.
   */
  disabledReason?: string;
}

/** An action in a menu. */
export function MenuItem(props: MenuItemProps) {
  const parts = useParts(true);
  return parts && <parts.MenuItem {...props} />;
}

/** A line between groups of items. */
export function MenuSeparator() {
  const parts = useParts(true);
  return parts && <parts.MenuSeparator />;
}
