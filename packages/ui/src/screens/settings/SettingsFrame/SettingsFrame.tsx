import type { ReactNode } from 'react';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import type { Crumb } from '../../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { SegmentedLinks } from '../../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import * as css from './SettingsFrame.css.ts';

/** The sections of the settings, in order (spec §2). */
const settingsSections = ['account', 'users', 'billing', 'usage', 'notifications', 'hooks'] as const;

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
};

/**
 * The frame of every screen of the settings: its heading, and the links to the other sections. Use it to show a page of
 * your own in place of one of the sections. For a page outside the settings use `PageHeader`.
 */
export function SettingsFrame({ hrefs, section, title, status, actions, children }: SettingsFrameProps) {
  const links = settingsSections.flatMap((name) => {
    const href = hrefs[name];
    return href === undefined ? [] : [{ href, label: labels[name], isCurrent: name === section }];
  });
  const trail: Crumb[] = [{ label: 'Settings' }];
  if (title !== undefined) trail.push({ label: labels[section], href: hrefs[section] });
  return (
    <Stack gap="xl">
      <PageHeader
        title={title ?? labels[section]}
        isName={title !== undefined}
        trail={trail}
        status={status}
        actions={actions}
      />
      {links.length > 1 && (
        <div className={css.sections}>
          <SegmentedLinks label="Settings" links={links} />
        </div>
      )}
      {children}
    </Stack>
  );
}
