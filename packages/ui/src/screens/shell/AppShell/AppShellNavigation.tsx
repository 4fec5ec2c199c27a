import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { isCurrent, type NavigationItem } from '../../../domain/navigation.ts';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { DestinationIcon } from '../../../primitives/Icon/icons/DestinationIcon.ts';
import { LogoutIcon } from '../../../primitives/Icon/icons/LogoutIcon.ts';
import { ObservabilityIcon } from '../../../primitives/Icon/icons/ObservabilityIcon.ts';
import { PipelinesIcon } from '../../../primitives/Icon/icons/PipelinesIcon.ts';
import { SettingsIcon } from '../../../primitives/Icon/icons/SettingsIcon.ts';
import { SourceIcon } from '../../../primitives/Icon/icons/SourceIcon.ts';
import * as css from './AppShellNavigation.css.ts';

const icons: Record<NavigationItem['name'], IconComponent> = {
  pipelines: PipelinesIcon,
  sources: SourceIcon,
  destinations: DestinationIcon,
  observability: ObservabilityIcon,
  settings: SettingsIcon,
};

export interface AppShellNavigationProps {
  items: readonly NavigationItem[];
  /** The current path without its query. */
  path: string;
  onLogout(): void;
  isLoggingOut: boolean;
  /** The home link with the product's mark. It is part of the landmark, so that all content of the page is in one. */
  home?: ReactNode;
  /** Called when an entry is chosen, even that of the current page. */
  onFollow?(): void;
}

/** The navigation entries and, below them, Logout (spec §1). */
export function AppShellNavigation({
  home,
  items,
  path,
  onLogout,
  isLoggingOut,
  onFollow,
}: AppShellNavigationProps) {
  return (
    <nav className={css.navigation} aria-label="Main">
      {home}
      <ul className={css.items}>
        {items.map((item) => {
          const Icon = icons[item.name];
          return (
            <li key={item.name}>
              <Link
                className={css.item}
                href={item.to}
                onPress={onFollow}
                aria-current={isCurrent(item, path) ? 'page' : undefined}
              >
                <span className={css.itemIcon}>
                  <Icon size={17} />
                </span>
                <span className={css.itemLabel}>{item.label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Button className={css.item} onPress={onLogout} isDisabled={isLoggingOut}>
        <span className={css.itemIcon}>
          <LogoutIcon size={17} />
        </span>
        <span className={css.itemLabel}>Logout</span>
      </Button>
    </nav>
  );
}
