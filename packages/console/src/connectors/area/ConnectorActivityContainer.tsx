import { listActivity } from '@millrace/ui/contract';
import type { Definition } from '@millrace/ui/domain/connectors';
import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { activityListView, activityQuery } from '@millrace/ui/domain/views';
import { ConnectorActivity } from '@millrace/ui/screens/ConnectorActivity';
import { useQuery } from '@tanstack/react-query';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';

export interface ConnectorActivityContainerProps {
  readonly kind: ConnectorKind;
  readonly connector: Pick<SavedConnector, 'id' | 'status'>;
  /** `null` if this build has no form for it. */
  readonly definition: Definition | null | undefined;
}

/** The newest entries; the page of the account has the others. */
const shown = 5;

/** What people did with a source or destination, on its page. */
export function ConnectorActivityContainer({ kind, connector, definition }: ConnectorActivityContainerProps) {
  const { id, status } = connector;
  const activity = useQuery({
    ...read(listActivity, { objectType: kind, objectId: id, page: 1, pageSize: shown }),
    // The visit may follow a change that no event tells of.
    staleTime: 0,
  });
  return (
    <ConnectorActivity
      kind={kind}
      activity={toRemote(activity)}
      definition={definition ?? null}
      isEditable={status === 'active' && Boolean(definition)}
      allHref={settingsPaths.activity(
        activityQuery({ ...activityListView.defaults, objects: [kind], objectId: id }),
      )}
      onRetry={() => void activity.refetch()}
    />
  );
}
