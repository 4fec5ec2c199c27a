import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { paths } from '../../../domain/routes/paths.ts';
import { createLazyHook } from '../../../internal/lazyCode.ts';
import { useRestoreLostFocus } from '../../../internal/focus/useRestoreLostFocus.ts';
import { Brand } from '../../../patterns/Brand/Brand.tsx';
import { DensityProvider } from '../../../patterns/DensityProvider/DensityProvider.tsx';
import { AppShellNavigation } from './AppShellNavigation.tsx';
import { AppShellTopBar, type SisterApp } from './AppShellTopBar.tsx';
import type { AccountMenuProps } from './accountMenuProps.ts';
import * as css from './AppShell.css.ts';
import type { ShellBrand, ShellNavigation, ShellNote } from './shellNavigation.ts';
import { useShellKeys } from './useShellKeys.ts';

export type { Density } from '../../../patterns/DensityProvider/density.ts';
export type { AccountMenuProps, ShownZone, ThemeChoice } from './accountMenuProps.ts';
export type {
  ConsoleNavigationItem,
  ShellAlert,
  ShellBrand,
  ShellNavigation,
  ShellNavigationItem,
  ShellNote,
} from './shellNavigation.ts';
export type { SisterApp } from './AppShellTopBar.tsx';

export interface AppShellProps extends AccountMenuProps {
  /** The entries of the side navigation: those of `visibleNavigation`, or a product’s own. */
  navigation: ShellNavigation;
  /** A note below the entries, such as “12 days left in trial”. @default none */
  note?: ShellNote | undefined;
  /** The current path without its query. Entries of your own say themselves whether they are current. @default none */
  path?: string;
  /** The product’s own mark. @default that of Millrace */
  brand?: ShellBrand;
  /** Where the mark leads. @default the home screen of Millrace */
  homeHref?: string;
  /** Text before the name, such as “Good morning”. */
  greeting: string;
  /** The user's first name (spec §1). */
  userName: string;
  /** The sister product; without it there is no apps menu. */
  sisterApp?: SisterApp;
  /** Called to share feedback; without it there is no button for it. */
  onShareFeedback?(): void;
  /** Called to open the command palette, by its button or its keys; without it there is no button for it. */
  onSearch?(): void;
  /** Called when the pointer or the focus reaches the palette's button: load its code. */
  onSearchIntent?(): void;
  /** Called to list the keyboard shortcuts, by `?`. */
  onShowShortcuts?(): void;
  /** Whether keys without a modifier, `/` and `?`, do something. @default true */
  hasSingleKeys?: boolean;
  /** Logging out is pending. @default false */
  isLoggingOut?: boolean;
  /** The browser is offline: the top bar shows it at every scroll position; explain it in `notices`. @default false */
  isOffline?: boolean;
  /** Banners about the whole page: offline, paused live updates, a new version. */
  notices?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

const millrace: ShellBrand = { full: <Brand />, mark: <Brand isMarkOnly /> };

const useDrawer = createLazyHook(() => import('./AppShellDrawer.tsx'));

/** The frame of every screen for signed-in users: side navigation and top bar (spec §1). */
export function AppShell({
  navigation,
  note,
  path = '',
  brand = millrace,
  homeHref = paths.home(),
  greeting,
  userName,
  sisterApp,
  onShareFeedback,
  onSearch,
  onSearchIntent,
  onShowShortcuts,
  hasSingleKeys = true,
  isLoggingOut = false,
  isOffline = false,
  notices,
  children,
  ...account
}: AppShellProps) {
  const mainRef = useRef<HTMLElement>(null);
  useRestoreLostFocus(mainRef);
  useShellKeys(mainRef, { onSearch, onShowShortcuts, hasSingleKeys });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const drawer = useDrawer(isDrawerOpen);
  const menu = { items: navigation, note, path, onLogout: account.onLogout, isLoggingOut };
  return (
    <div className={css.shell}>
      <a
        className={css.skipLink}
        href="#main"
        // Does not change the address: a fragment would add an entry to the history.
        onClick={(event) => {
          event.preventDefault();
          mainRef.current?.focus();
        }}
      >
        Skip to content
      </a>
      <div className={css.side}>
        <AppShellNavigation
          {...menu}
          home={
            <Link className={css.home} href={homeHref}>
              <span className={css.wideBrand}>{brand.full}</span>
              <span className={css.railBrand}>{brand.mark}</span>
            </Link>
          }
        />
      </div>
      {drawer && (
        <drawer.AppShellDrawer
          {...menu}
          brand={brand}
          isOpen={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
        />
      )}
      <div className={css.column}>
        <AppShellTopBar
          mark={brand.mark}
          greeting={greeting}
          userName={userName}
          sisterApp={sisterApp}
          isOffline={isOffline}
          {...account}
          onShareFeedback={onShareFeedback}
          onSearch={onSearch}
          onSearchIntent={onSearchIntent}
          onOpenNavigation={() => setDrawerOpen(true)}
        />
        <div className={css.notices}>{notices}</div>
        <main ref={mainRef} id="main" className={css.main} tabIndex={-1}>
          <DensityProvider density={account.density} onDensityChange={account.onDensityChange}>
            {children}
          </DensityProvider>
        </main>
      </div>
    </div>
  );
}
