import type { ReactNode } from 'react';
import type { ActivityEntry, ActivityEntryId } from '../../../domain/entities/activityEntry.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { activityObjectLabel } from '../../../domain/logs/accountActivity.ts';
import { pageSize, type Page } from '../../../domain/outcome/page.ts';
import {
  settingsChangeIn,
  type SettingChange,
  type SettingsChange,
} from '../../../domain/forms/changes/changedSettings.ts';
import { roleLabel } from '../../../domain/people/roleLabel.ts';
import { settingsChangeOf } from '../../../domain/pipelines/settingChanges.ts';
import { hrefOfActivity, isRestoredBeside, restoreHrefOf } from '../../../domain/views/activityLinks.ts';
import { activityListView, type ActivityListView } from '../../../domain/views/activityList.ts';
import { ActivityList } from '../../../patterns/ActivityList/ActivityList.tsx';
import { ActivitySkeleton } from '../../../patterns/ActivityList/ActivitySkeleton.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Pagination } from '../../../patterns/Pagination/Pagination.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { OutdatedRows } from '../../../patterns/ResourceList/OutdatedRows.tsx';
import { PageSizeMenu } from '../../../patterns/ResourceList/PageSizeMenu.tsx';
import type { ListProps } from '../../../patterns/ResourceList/ResourceList.tsx';
import { ResourceToolbar } from '../../../patterns/ResourceList/ResourceToolbar.tsx';
import { allListCapabilities } from '../../../domain/views/listView.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { SettingsFrame, type SettingsPageProps } from '../SettingsFrame/SettingsFrame.tsx';
import { ActivityFilters, type ActivityPerson } from './ActivityFilters.tsx';
import { useHasRoom } from './useHasRoom.ts';
import * as css from './ActivityScreen.css.ts';

export type { ActivityPerson } from './ActivityFilters.tsx';

type OwnListProps = 'page' | 'view' | 'onViewChange' | 'hrefOf' | 'capabilities' | 'onRetry';

export interface ActivityScreenProps
  extends Pick<ListProps<ActivityEntry, ActivityListView>, OwnListProps>, SettingsPageProps {
  /** The people of the account, for the filter. @default those whom the entries name */
  people?: readonly ActivityPerson[];
  /** Restores the old values of an entry beside the list, where there is room. @default all forms open as pages */
  restore?: ActivityRestore | undefined;
}

/** The form beside the list. */
export interface ActivityRestore {
  /** The entry whose form is open. */
  openId: ActivityEntryId | undefined;
  /** A `RestorePanel` with it. */
  panel: ReactNode;
  /** Called to open the form of an entry. Its code may load first. */
  onOpen(entry: ActivityEntry): void;
}

const noEntries: readonly ActivityEntry[] = [];
const nobody: readonly ActivityPerson[] = [];

/** Roles have words in the interface. */
const withRole = (setting: SettingChange): SettingChange =>
  setting.path === 'role'
    ? {
        ...setting,
        before: setting.before && roleLabel(setting.before),
        after: setting.after && roleLabel(setting.after),
      }
    : setting;

/** Of a pipeline, in the words of its sync settings. The forms of connectors would be too much for one page. */
function changeOf({ object, details }: ActivityEntry): SettingsChange | undefined {
  if (object?.type === 'pipeline') return settingsChangeOf({ details });
  const change = settingsChangeIn(details, () => undefined);
  return object?.type === 'user' && change ? { ...change, settings: change.settings.map(withRole) } : change;
}

/** What people did in the account: who, what, from what to what (the specification has no such page). */
export function ActivityScreen({
  hrefs,
  page: remote,
  view,
  people = nobody,
  restore,
  capabilities = allListCapabilities,
  hrefOf,
  onViewChange,
  onRetry,
}: ActivityScreenProps) {
  const hasRoom = useHasRoom();
  const page = remote.state === 'ready' ? remote.value : undefined;
  const isOutdated = remote.state === 'ready' && remote.isOutdated === true;
  return (
    <SettingsFrame hrefs={hrefs} section="activity" hasPanel={restore?.openId !== undefined}>
      <div className={css.screen}>
        <ResourceToolbar
          lists={undefined}
          tabsLabel=""
          tabs={[]}
          searchLabel="Search activity"
          search={view.search}
          onSearchChange={(search) => onViewChange(activityListView.change(view, { search }))}
          isFiltered={activityListView.isFiltered({ ...view, search: '' })}
          capabilities={{ ...capabilities, ordering: false }}
          filters={
            <ActivityFilters
              view={view}
              onViewChange={onViewChange}
              entries={page?.rows ?? noEntries}
              people={people}
            />
          }
          hint={undefined}
          moreFilters={null}
          sortMenu={null}
          options={null}
          live={undefined}
        />
        <AboutOne view={view} page={isOutdated ? undefined : page} hrefOf={hrefOf} />
        <div className={restore?.panel ? css.besideForm : undefined}>
          <RemoteView
            remote={remote}
            subject="The activity"
            skeleton={
              <Card isFlush>
                <ActivitySkeleton rows={pageSize} />
              </Card>
            }
            onRetry={onRetry}
          >
            {(value) => (
              <OutdatedRows
                isOutdated={isOutdated}
                isOffline={remote.state === 'ready' && remote.isOffline === true}
                label="Loading activity"
              >
                <Entries
                  page={value}
                  view={view}
                  hrefOf={hrefOf}
                  onViewChange={onViewChange}
                  restore={restore}
                  hasRoom={hasRoom}
                />
              </OutdatedRows>
            )}
          </RemoteView>
          {restore?.panel && <div className={css.form}>{restore.panel}</div>}
        </div>
      </div>
    </SettingsFrame>
  );
}

type Shown = Pick<ActivityScreenProps, 'view' | 'hrefOf'> & { page: Page<ActivityEntry> | undefined };

/** Says which object the entries are about, if the address names one. */
function AboutOne({ view, page, hrefOf }: Shown) {
  const [type] = view.objects;
  if (view.objectId === undefined || type === undefined) return null;
  const name = page?.rows[0]?.object?.name;
  return (
    <p className={css.about}>
      <span>
        {'Only '}
        {name ? <bdi translate="no">{name}</bdi> : `one ${activityObjectLabel(type).toLowerCase()}`}
      </span>
      <Link href={hrefOf(activityListView.change(view, { objects: [], objectId: undefined }))}>
        Show all objects
      </Link>
    </p>
  );
}

function Entries({
  page,
  view,
  hrefOf,
  onViewChange,
  restore,
  hasRoom,
}: Omit<Shown, 'page'> & { page: Page<ActivityEntry>; hasRoom: boolean } & Pick<
    ActivityScreenProps,
    'onViewChange' | 'restore'
  >) {
  const { rows, count, number, sent, hasNext, unreadable, misfits = 0 } = page;
  if (count === 0) {
    return activityListView.isFiltered(view) ? (
      <EmptyState
        title="No entries found"
        action={
          <Button onPress={() => onViewChange(activityListView.clear(view))}>Clear search and filters</Button>
        }
      >
        No entries match your search and filters.
      </EmptyState>
    ) : (
      <EmptyState title="No activity yet">
        What people create, change and delete in this account appears here.
      </EmptyState>
    );
  }
  return (
    <div className={css.screen}>
      {unreadable > 0 && (
        <Banner
          tone="caution"
          title={`${formatQuantity(unreadable, 'entry', 'entries')} could not be shown.`}
        />
      )}
      {misfits > 0 && (
        <Banner tone="caution" title={`Hidden on this page: ${formatQuantity(misfits, 'entry', 'entries')}.`}>
          The service ignored a filter. Other pages may have entries that match it.
        </Banner>
      )}
      {rows.length > 0 && (
        <Card isFlush>
          <ActivityList
            entries={rows}
            hrefOf={hrefOfActivity}
            changeOf={changeOf}
            restoreHrefOf={restoreHrefOf}
            openId={restore?.openId}
            restoreHere={(entry) =>
              restore && hasRoom && isRestoredBeside(entry) ? () => restore.onOpen(entry) : undefined
            }
          />
        </Card>
      )}
      <Pagination
        label="Activity"
        page={number}
        count={count}
        rows={sent}
        hasNext={hasNext}
        hasRange={misfits === 0}
        pageSize={view.size ?? pageSize}
        extra={
          (count === null ? hasNext || number > 1 : count > pageSize) && (
            <PageSizeMenu size={view.size} onChange={(size) => onViewChange({ ...view, size, page: 1 })} />
          )
        }
        hrefOf={(target) => hrefOf({ ...view, page: target })}
      />
    </div>
  );
}
