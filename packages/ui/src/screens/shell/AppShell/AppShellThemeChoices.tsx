import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { isKnown } from '../../../domain/entities/open.ts';
import * as listCss from '../../../internal/listItem.css.ts';
import { floating } from '../../../internal/overlay.css.ts';
import { CheckIcon } from '../../../primitives/Icon/icons/CheckIcon.ts';
import type { MenuOpener } from '../../../primitives/Menu/useMenuOpener.ts';
import { themeChoices, themeLooks, type ThemeChoiceProps } from './themeChoices.ts';

/** The menu itself, whose code loads when the user first opens it. */
export function AppShellThemeChoices({
  theme,
  onThemeChange,
  autoFocus,
  ...popover
}: ThemeChoiceProps & MenuOpener['menu']) {
  return (
    <Popover {...popover} aria-label="Theme" className={floating} placement="bottom end" offset={4}>
      <Menu
        className={listCss.list}
        aria-label="Theme"
        autoFocus={autoFocus}
        onClose={() => popover.onOpenChange(false)}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[theme]}
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          if (typeof chosen === 'string' && isKnown(themeChoices, chosen)) onThemeChange(chosen);
        }}
      >
        {themeChoices.map((choice) => {
          const { label, icon: Icon } = themeLooks[choice];
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
  );
}
