import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import type { Crumb } from '../../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import * as css from './SettingsFrame.css.ts';

/** The sections of the settings, in order (spec §2). The activity is ours. */
const settingsSections = [
  'account',
  'users',
  'billing',
  'usage',
  'notifications',
  'hooks',
  'activity',
] as const;

export type SettingsSection = (typeof settingsSections)[number];

/** The addresses of the sections; a section without one is not offered. */
export type SettingsHrefs = Readonly<Partial<Record<SettingsSection, string>>>;

/** What every screen of the settings gets. */
export interface SettingsPageProps {
  /** The addresses of the sections; a section without one is not offered. */
  hrefs: SettingsHrefs;
}

export interface SettingsFrameProps extends SettingsPageProps {
  /** The section that `children` belongs to. */
  section: SettingsSection;
  /** Names a page below its section, such as one hook; the section then becomes its parent. @default the section */
  title?: string;
  /** Shown beside the title, such as a status. */
  status?: ReactNode;
  /** Actions of the page, the primary one last. */
  actions?: ReactNode;
  /** The content has a panel at its end: the links are above it, unless the page is very wide. @default false */
  hasPanel?: boolean;
  /** The content of the page. */
  children: ReactNode;
}

const labels: Readonly<Record<SettingsSection, string>> = {
  account: 'Account',
  users: 'Users',
  billing: 'Billing',
  usage: 'Usage',
  notifications: 'Notifications',
  hooks: 'Hooks',
  activity: 'Activity',
};

/**
 * The frame of every screen of the settings: its heading, and the links to the other sections, which are a list beside the
 * content, a row above it, or a menu on phones. Use it to show a page of your own in place of one of the sections. For a
 * page outside the settings use `PageHeader`.
 */
export function SettingsFrame({
  hrefs,
  section,
  title,
  status,
  actions,
  hasPanel = false,
  children,
}: SettingsFrameProps) {
  const width = hasPanel ? 'withPanel' : 'plain';
  const links = settingsSections.flatMap((name) => {
    const href = hrefs[name];
    return href === undefined ? [] : [{ name, href, label: labels[name], isCurrent: name === section }];
  });
  const hasLinks = links.length > 1;
  const trail: Crumb[] = hasLinks ? [] : [{ label: 'Settings' }];
  if (title !== undefined) trail.push({ label: labels[section], href: hrefs[section] });
  const page = (
    <Stack gap="xl">
      <PageHeader
        title={title ?? labels[section]}
        isName={title !== undefined}
        trail={trail.length > 0 ? trail : undefined}
        status={status}
        actions={actions}
      />
      {children}
    </Stack>
  );
  if (!hasLinks) return page;
  return (
    <div className={css.room}>
      <div className={css.frame[width]}>
        <div>
          <p className={css.area[width]}>Settings</p>
          <nav aria-label="Settings" className={css.links[width]}>
            {links.map(({ name, href, label, isCurrent }) => (
              <Link key={name} href={href} className={css.link} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </nav>
          <div className={css.menu}>
            <MenuButton label="Settings" size="toolbar" align="start">
              {links.map(({ name, href, label, isCurrent }) => (
                <MenuItem key={name} id={name} label={label} href={href} isCurrent={isCurrent} />
              ))}
            </MenuButton>
          </div>
        </div>
        {page}
      </div>
    </div>
  );
}
