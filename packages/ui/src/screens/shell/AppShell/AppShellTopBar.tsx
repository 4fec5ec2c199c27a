import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cityOf } from '../../../domain/format/cityOf.ts';
import { showHidden } from '../../../domain/text/hiddenCharacters.ts';
import { shortcutText } from '../../../internal/shortcut.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { AppsIcon } from '../../../primitives/Icon/icons/AppsIcon.ts';
import { ClockIcon } from '../../../primitives/Icon/icons/ClockIcon.ts';
import { ExternalIcon } from '../../../primitives/Icon/icons/ExternalIcon.ts';
import { MenuIcon } from '../../../primitives/Icon/icons/MenuIcon.ts';
import { MessageIcon } from '../../../primitives/Icon/icons/MessageIcon.ts';
import { SearchIcon } from '../../../primitives/Icon/icons/SearchIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import type { AccountMenuProps, ShownZone } from './accountMenuProps.ts';
import * as css from './AppShellTopBar.css.ts';

/** The product that the apps menu links to. */
export interface SisterApp {
  name: string;
  href: string;
}

export interface AppShellTopBarProps extends AccountMenuProps {
  mark: ReactNode;
  greeting: string;
  userName: string;
  sisterApp?: SisterApp;
  isOffline: boolean;
  onShareFeedback?(): void;
  onSearch?(): void;
  onSearchIntent?(): void;
  onOpenNavigation(): void;
}

interface SearchButtonProps {
  onPress: () => void;
  onIntent: (() => void) | undefined;
}

/** Looks like a field where there is room. */
function SearchButton({ onPress, onIntent }: SearchButtonProps) {
  const events = { onPress, onHoverStart: onIntent, onFocus: onIntent };
  const label = 'Search or jump to…';
  return (
    <>
      <AriaButton {...events} className={css.search}>
        <SearchIcon />
        <span className={css.searchWords}>{label}</span>
        <Kbd>{shortcutText()}</Kbd>
      </AriaButton>
      <span className={css.narrow}>
        <IconButton {...events} label={label} icon={SearchIcon} />
      </span>
    </>
  );
}

/** Says that times are not in the person's own zone: the address of the page came with another one. */
function ZoneMark({ zone: { own, shown } }: { readonly zone: ShownZone }) {
  if (shown === own) return null;
  const city = cityOf(shown);
  return (
    <span className={css.zone} title={`Times in ${city}`}>
      <Badge tone="info" icon={ClockIcon}>
        <span className={css.zoneWords}>
          <span className={css.zoneLead}>Times in </span>
          {city}
        </span>
      </Badge>
    </span>
  );
}

/** The greeting, and the links and menus that leave the screen. */
export function AppShellTopBar({
  mark,
  greeting,
  userName,
  sisterApp,
  isOffline,
  onShareFeedback,
  onSearch,
  onSearchIntent,
  onOpenNavigation,
  ...account
}: AppShellTopBarProps) {
  return (
    <header className={css.topBar}>
      <div className={css.phoneStart}>
        <IconButton label="Open navigation" icon={MenuIcon} onPress={onOpenNavigation} />
        {mark}
      </div>
      <p className={css.greeting}>
        <span className={css.greetingWords}>{greeting}, </span>
        <bdi className={css.person} translate="no">
          {showHidden(userName)}
        </bdi>
      </p>
      {isOffline && (
        <Badge tone="caution" icon={WarningIcon}>
          Offline
        </Badge>
      )}
      {account.zone && <ZoneMark zone={account.zone} />}
      {onSearch && <SearchButton onPress={onSearch} onIntent={onSearchIntent} />}
      {onShareFeedback && (
        <>
          <span className={css.wide}>
            <Button size="toolbar" icon={MessageIcon} onPress={onShareFeedback}>
              Share Feedback
            </Button>
          </span>
          <span className={css.narrow}>
            <IconButton label="Share Feedback" icon={MessageIcon} onPress={onShareFeedback} />
          </span>
        </>
      )}
      {sisterApp && (
        <MenuButton label="Apps" isIconOnly variant="ghost" size="toolbar" icon={AppsIcon}>
          <MenuItem id="sister" label={sisterApp.name} icon={ExternalIcon} href={sisterApp.href} />
        </MenuButton>
      )}
      <AccountMenu {...account} />
    </header>
  );
}
