import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { isKnown } from '../../../domain/entities/open.ts';
import * as listCss from '../../../internal/listItem.css.ts';
import { floating } from '../../../internal/overlay.css.ts';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { CheckIcon } from '../../../primitives/Icon/icons/CheckIcon.ts';
import { MonitorIcon } from '../../../primitives/Icon/icons/MonitorIcon.ts';
import { MoonIcon } from '../../../primitives/Icon/icons/MoonIcon.ts';
import { SunIcon } from '../../../primitives/Icon/icons/SunIcon.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const looks: Record<ThemeChoice, { label: string; icon: IconComponent }> = {
  system: { label: 'Like the system', icon: MonitorIcon },
  light: { label: 'Light', icon: SunIcon },
  dark: { label: 'Dark', icon: MoonIcon },
};

export interface AppShellThemeMenuProps {
  theme: ThemeChoice;
  onThemeChange(theme: ThemeChoice): void;
}

/** Light, dark, or what the system says. */
export function AppShellThemeMenu({ theme, onThemeChange }: AppShellThemeMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label="Theme" icon={looks[theme].icon} />
      <Popover className={floating} placement="bottom end" offset={4}>
        <Menu
          className={listCss.list}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onSelectionChange={(keys) => {
            const [chosen] = keys;
            if (typeof chosen === 'string' && isKnown(themeChoices, chosen)) onThemeChange(chosen);
          }}
        >
          {themeChoices.map((choice) => {
            const { label, icon: Icon } = looks[choice];
            return (
              <MenuItem key={choice} id={choice} textValue={label} className={listCss.item}>
                <Icon />
                <span className={listCss.words}>{label}</span>
                {choice === theme && <CheckIcon />}
              </MenuItem>
            );
          })}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
