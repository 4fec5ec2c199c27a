import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { MonitorIcon } from '../../../primitives/Icon/icons/MonitorIcon.ts';
import { MoonIcon } from '../../../primitives/Icon/icons/MoonIcon.ts';
import { SunIcon } from '../../../primitives/Icon/icons/SunIcon.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';
export const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];

export const themeLooks: Record<ThemeChoice, { label: string; icon: IconComponent }> = {
  system: { label: 'System', icon: MonitorIcon },
  light: { label: 'Light', icon: SunIcon },
  dark: { label: 'Dark', icon: MoonIcon },
};

export interface ThemeChoiceProps {
  theme: ThemeChoice;
  onThemeChange(theme: ThemeChoice): void;
}
