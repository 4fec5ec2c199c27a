import type { ReactNode, RefObject } from 'react';
import { createLazyHook } from '../../internal/lazyCode.ts';
import type { IconComponent } from '../Icon/Icon.tsx';

export interface MenuProps {
  /** Names the menu: what it holds, and of what. */
  'aria-label': string;
  /** What it opens beside. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Whether it is shown; nothing else opens or closes it. */
  isOpen: boolean;
  /** It is to open or to close: by a choice, Escape, or a press beside it. */
  onOpenChange(isOpen: boolean): void;
  /** Which item has the focus when it opens. @default 'first' */
  autoFocus?: 'first' | 'last';
  /** Which edge it is aligned to. @default 'end' */
  align?: 'start' | 'end';
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
}

const useParts = createLazyHook(() => import('./MenuParts.tsx'));

/**
 * Actions beside the thing they act on, for a menu shared by many things; `MenuButton` brings its own button. Its code,
 * and the popover's, come after the first paint.
 */
export function Menu({ autoFocus = 'first', ...rest }: MenuProps) {
  const parts = useParts(rest.isOpen);
  return parts && <parts.Menu {...rest} autoFocus={autoFocus} />;
}

export interface MenuItemProps {
  /** Tells the items of one menu apart. */
  id: string;
  /** A verb, in sentence case. */
  label: string;
  /** Stands before the words. */
  icon?: IconComponent;
  /** `critical` for what destroys something. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Goes there, as a link would. */
  href?: string;
  /** Opens `href` beside this page. */
  target?: '_blank';
  /** It was chosen. An item with `href` needs none. */
  onAction?(): void;
  /**
   * Why it cannot be done now. Its presence takes the action away; the item stays in its place, is
   * reached by the arrows, and tells the reason.
   */
  disabledReason?: string;
}

/** One action of a menu. */
export function MenuItem(props: MenuItemProps) {
  const parts = useParts(true);
  return parts && <parts.MenuItem {...props} />;
}

/** Parts groups of items. */
export function MenuSeparator() {
  const parts = useParts(true);
  return parts && <parts.MenuSeparator />;
}
