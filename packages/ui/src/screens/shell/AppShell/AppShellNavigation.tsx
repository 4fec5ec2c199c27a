import { useId, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { isCurrent, type NavigationItem } from '../../../domain/routes/navigation.ts';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { CardIcon } from '../../../primitives/Icon/icons/CardIcon.ts';
import { DestinationIcon } from '../../../primitives/Icon/icons/DestinationIcon.ts';
import { LogoutIcon } from '../../../primitives/Icon/icons/LogoutIcon.ts';
import { ObservabilityIcon } from '../../../primitives/Icon/icons/ObservabilityIcon.ts';
import { PipelinesIcon } from '../../../primitives/Icon/icons/PipelinesIcon.ts';
import { SettingsIcon } from '../../../primitives/Icon/icons/SettingsIcon.ts';
import { SourceIcon } from '../../../primitives/Icon/icons/SourceIcon.ts';
import * as css from './AppShellNavigation.css.ts';
import type {
  ConsoleNavigationItem,
  ShellNavigation,
  ShellNavigationItem,
  ShellNote,
} from './shellNavigation.ts';

const icons: Record<NavigationItem['name'], IconComponent> = {
  pipelines: PipelinesIcon,
  sources: SourceIcon,
  destinations: DestinationIcon,
  observability: ObservabilityIcon,
  settings: SettingsIcon,
};

export interface AppShellNavigationProps {
  items: ShellNavigation;
  note?: ShellNote | undefined;
  /** The current path without its query, for the console’s own entries. */
  path: string;
  onLogout(): void;
  isLoggingOut: boolean;
  /** The home link with the product's mark. It is part of the landmark, so that all content of the page is in one. */
  home?: ReactNode;
  /** Called when an entry is chosen, even that of the current page. */
  onFollow?(): void;
}

/** The look of an entry. */
const Entry = ({
  icon: Icon,
  label,
  badge,
  alert,
}: Pick<ShellNavigationItem, 'icon' | 'label' | 'badge' | 'alert'>) => (
  <>
    <span className={css.itemIcon}>
      <Icon size={17} />
    </span>
    <span className={css.itemLabel}>{label}</span>
    {badge && <span className={css.badge}>{badge}</span>}
    {alert?.mark}
  </>
);

/** An entry of the console, as that of any other product. */
const toShellItem = (item: ConsoleNavigationItem, path: string): ShellNavigationItem => ({
  label: item.label,
  href: item.to,
  icon: icons[item.name],
  isCurrent: isCurrent(item, path),
  alert: item.alert,
});

/** The navigation entries and, below them, Logout (spec §1). */
export function AppShellNavigation({
  home,
  items,
  note,
  path,
  onLogout,
  isLoggingOut,
  onFollow,
}: AppShellNavigationProps) {
  const id = useId();
  return (
    <nav className={css.navigation} aria-label="Main">
      {home}
      <ul className={css.items}>
        {items.map((item, index) => {
          const entry = 'href' in item ? item : toShellItem(item, path);
          return (
            <li key={entry.label}>
              <Link
                className={css.item}
                href={entry.href}
                onPress={onFollow}
                aria-current={entry.isCurrent ? 'page' : undefined}
                aria-describedby={entry.alert && id + index}
              >
                <Entry {...entry} />
              </Link>
              {entry.alert && (
                <span id={id + index} hidden>
                  {entry.alert.text}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {note && (
        <Link className={css.note} href={note.href} onPress={onFollow}>
          <Entry icon={CardIcon} {...note} />
        </Link>
      )}
      <Button className={css.item} onPress={onLogout} isPending={isLoggingOut}>
        <Entry icon={LogoutIcon} label="Logout" />
      </Button>
    </nav>
  );
}
