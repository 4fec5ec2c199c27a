export type { Density } from '../../patterns/DensityProvider/density.ts';
export { type AccountMenuProps, type ThemeChoice } from '../../screens/shell/AppShell/accountMenuProps.ts';
export { AppShell, type AppShellProps } from '../../screens/shell/AppShell/AppShell.tsx';
export type {
  ShellBrand,
  ShellNavigation,
  ShellNavigationItem,
} from '../../screens/shell/AppShell/shellNavigation.ts';
export type { SisterApp } from '../../screens/shell/AppShell/AppShellTopBar.tsx';
