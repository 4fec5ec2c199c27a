import { showHidden } from '../../../domain/hiddenCharacters.ts';
import { Brand } from '../../../patterns/Brand/Brand.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { AppsIcon } from '../../../primitives/Icon/icons/AppsIcon.ts';
import { ExternalIcon } from '../../../primitives/Icon/icons/ExternalIcon.ts';
import { MenuIcon } from '../../../primitives/Icon/icons/MenuIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';
import { AppShellThemeMenu } from './AppShellThemeMenu.tsx';
import type { ThemeChoiceProps } from './themeChoices.ts';
import * as css from './AppShellTopBar.css.ts';

/** The product that the apps menu links to. */
export interface SisterApp {
  name: string;
  href: string;
}

export interface AppShellTopBarProps extends ThemeChoiceProps {
  greeting: string;
  userName: string;
  sisterApp?: SisterApp;
  isOffline: boolean;
  onOpenNavigation(): void;
}

/** The greeting, and the links and menus that leave the screen. */
export function AppShellTopBar({
  greeting,
  userName,
  sisterApp,
  isOffline,
  onOpenNavigation,
  ...theme
}: AppShellTopBarProps) {
  return (
    <header className={css.topBar}>
      <div className={css.phoneStart}>
        <IconButton label="Open navigation" icon={MenuIcon} onPress={onOpenNavigation} />
        <Brand isMarkOnly />
      </div>
      <p className={css.greeting}>
        {greeting},{' '}
        <bdi className={css.person} translate="no">
          {showHidden(userName)}
        </bdi>
      </p>
      {isOffline && (
        <Badge tone="caution" icon={WarningIcon}>
          Offline
        </Badge>
      )}
      <AppShellThemeMenu {...theme} />
      {sisterApp && (
        <MenuButton label="Apps" isIconOnly variant="ghost" size="toolbar" icon={AppsIcon}>
          <MenuItem id="sister" label={sisterApp.name} icon={ExternalIcon} href={sisterApp.href} />
        </MenuButton>
      )}
    </header>
  );
}
