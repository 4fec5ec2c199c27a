export { AppShell, type AppShellProps } from '../../screens/shell/AppShell/AppShell.tsx';
export { themeChoices, type ThemeChoice } from '../../screens/shell/AppShell/themeChoices.ts';
export type { SisterApp } from '../../screens/shell/AppShell/AppShellTopBar.tsx';
