import { createLazyHook } from '../../../internal/lazyCode.ts';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { MonitorIcon } from '../../../primitives/Icon/icons/MonitorIcon.ts';
import { MoonIcon } from '../../../primitives/Icon/icons/MoonIcon.ts';
import { SunIcon } from '../../../primitives/Icon/icons/SunIcon.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useMenuOpener } from '../../../primitives/Menu/useMenuOpener.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';
export const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];

export const looks: Record<ThemeChoice, { label: string; icon: IconComponent }> = {
  system: { label: 'Like the system', icon: MonitorIcon },
  light: { label: 'Light', icon: SunIcon },
  dark: { label: 'Dark', icon: MoonIcon },
};

export interface AppShellThemeMenuProps {
  theme: ThemeChoice;
  onThemeChange(theme: ThemeChoice): void;
}

const useParts = createLazyHook(() => import('./AppShellThemeChoices.tsx'));

/** Light, dark, or what the system says. */
export function AppShellThemeMenu(props: AppShellThemeMenuProps) {
  const { button, menu } = useMenuOpener();
  const parts = useParts(menu.isOpen);
  return (
    <>
      <IconButton {...button} label="Theme" icon={looks[props.theme].icon} />
      {parts && <parts.AppShellThemeChoices {...props} {...menu} />}
    </>
  );
}
