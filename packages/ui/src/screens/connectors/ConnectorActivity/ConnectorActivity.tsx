import { useCallback } from 'react';
import type { Definition } from '../../../domain/connectors/definition/define.ts';
import type { ActivityEntry } from '../../../domain/entities/activityEntry.ts';
import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import { settingsChangeIn } from '../../../domain/forms/changes/changedSettings.ts';
import { fieldsOf } from '../../../domain/forms/definition/definition.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { restoreHrefOf } from '../../../domain/views/activityLinks.ts';
import { ActivityList } from '../../../patterns/ActivityList/ActivityList.tsx';
import { ActivitySkeleton } from '../../../patterns/ActivityList/ActivitySkeleton.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import * as css from './ConnectorActivity.css.ts';

export interface ConnectorActivityProps {
  /** Source or destination. */
  kind: ConnectorKind;
  /** The newest entries about it. */
  activity: Remote<Page<ActivityEntry>>;
  /** Its definition, for the words of its settings. @default the names on the wire, as words */
  definition?: Definition | null;
  /** Whether it can be changed, so that old values can be restored. @default false */
  isEditable?: boolean;
  /** The activity of the account, with the entries of this connector only. */
  allHref: string;
  /** Loads the entries again after a failure. */
  onRetry(): void;
}

/** What people did with a source or destination, for its page. The page leaves it out if the service has no activity. */
export function ConnectorActivity({
  kind,
  activity,
  definition = null,
  isEditable = false,
  allHref,
  onRetry,
}: ConnectorActivityProps) {
  const changeOf = useCallback(
    ({ details }: ActivityEntry) => {
      const fields = definition ? fieldsOf(definition) : [];
      return settingsChangeIn(details, (path) => fields.find((field) => field.path === path));
    },
    [definition],
  );
  const hasMore = activity.state === 'ready' && activity.value.hasNext;
  return (
    <Card title="Activity" isFlush actions={hasMore && <Link href={allHref}>All activity</Link>}>
      <RemoteView
        remote={activity}
        subject={`The activity of this ${kind}`}
        skeleton={<ActivitySkeleton rows={2} />}
        onRetry={onRetry}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={css.empty}>{`Changes of this ${kind} appear here.`}</p>
          ) : (
            <ActivityList
              entries={rows}
              isOneObject
              changeOf={changeOf}
              {...(isEditable && { restoreHrefOf })}
            />
          )
        }
      </RemoteView>
    </Card>
  );
}
