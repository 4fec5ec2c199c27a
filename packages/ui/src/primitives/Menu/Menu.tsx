import { createLazyHook } from '../../internal/lazyCode.ts';
import type { MenuProps, MenuItemProps } from './MenuParts.tsx';

export type { MenuProps, MenuItemProps } from './MenuParts.tsx';

const useParts = createLazyHook(() => import('./MenuParts.tsx'));

/**
 * A menu of actions that several triggers share. `MenuButton` includes its own button. The code of the menu and its
 * popover loads after the first paint. Where one button opens the menu, use `MenuButton`, which includes it.
 */
export function Menu({ autoFocus = 'first', ...rest }: MenuProps) {
  const parts = useParts(rest.isOpen);
  return parts && <parts.Menu {...rest} autoFocus={autoFocus} />;
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
