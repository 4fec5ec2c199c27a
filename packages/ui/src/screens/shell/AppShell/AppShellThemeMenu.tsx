import { createLazyHook } from '../../../internal/lazyCode.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useMenuOpener } from '../../../primitives/Menu/useMenuOpener.ts';
import { themeLooks, type ThemeChoiceProps } from './themeChoices.ts';

const useParts = createLazyHook(() => import('./AppShellThemeChoices.tsx'));

/** Light, dark, or the system's setting. */
export function AppShellThemeMenu(props: ThemeChoiceProps) {
  const { button, menu } = useMenuOpener();
  const parts = useParts(menu.isOpen);
  return (
    <>
      <IconButton {...button} label="Theme" icon={themeLooks[props.theme].icon} />
      {parts && <parts.AppShellThemeChoices {...props} {...menu} />}
    </>
  );
}
