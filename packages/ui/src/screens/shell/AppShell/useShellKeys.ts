import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isShortcut } from '../../../internal/shortcut.ts';

interface ShellKeys {
  onSearch: (() => void) | undefined;
  onShowShortcuts: (() => void) | undefined;
  hasSingleKeys: boolean;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=menu] *, [role=listbox] *'));

/**
 * The shell's keys: Control or Command with K, and, unless a field has the focus, `/` and `?`. A dialog keeps all keys to
 * itself.
 */
export function useShellKeys(
  mainRef: RefObject<HTMLElement | null>,
  { onSearch, onShowShortcuts, hasSingleKeys }: ShellKeys,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.isComposing || document.querySelector('[role=dialog], [role=alertdialog]'))
      return;
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const isSingle = hasSingleKeys && !altKey && !ctrlKey && !metaKey && !isField(target);
    const search = mainRef.current?.querySelector<HTMLInputElement>('input[type=search]:enabled');
    if (onSearch && isShortcut(event)) onSearch();
    else if (isSingle && key === '?' && onShowShortcuts) onShowShortcuts();
    else if (isSingle && key === '/' && search?.checkVisibility()) {
      search.focus();
      search.select();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    // Before controls, many of which stop keys from going further.
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}
