import { getActivity } from '@millrace/ui/contract';
import type { Definition } from '@millrace/ui/domain/connectors';
import { parseId, type ActivityEntryId } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { connectorPaths, restoreParam } from '@millrace/ui/domain/routes';
import { SetupLoadingScreen } from '@millrace/ui/screens/SetupLoadingScreen';
import { useQuery } from '@tanstack/react-query';

import { useLaterChanges } from '../../data/laterChanges.ts';
import { read } from '../../data/read.ts';
import { Redirect, useSearch } from '../../router/location.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../../router/screens.ts';
import { useTitle } from '../../router/useTitle.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { formTitle } from '../data/formTitle.ts';
import type { OldValues } from '../editor/heldForms.ts';
import { ConnectorEditor, LoadConnector } from '../editor/ConnectorEditor.tsx';
import type { KindProps } from './kindProps.ts';
import { useAreaJourney } from './useAreaJourney.ts';
import { frameOf, WithType } from './WithType.tsx';

function AreaEditor(props: {
  readonly definition: Definition;
  readonly saved?: SavedConnector;
  readonly template?: SavedConnector;
  readonly oldValues?: OldValues | undefined;
}) {
  const { definition, saved, template, oldValues } = props;
  const journey = useAreaJourney({ definition, saved, template });
  return (
    <ConnectorEditor
      definition={definition}
      saved={saved}
      template={template}
      oldValues={oldValues}
      journey={journey}
    />
  );
}

interface OldValuesProps {
  readonly definition: Definition;
  readonly saved: SavedConnector;
  /** The entry of the activity whose old values the form opens with. */
  readonly entry: ActivityEntryId;
}

/**
 * The form of a saved connector with the old values of a change. They come from the service and not from the address, so
 * that no link can enter a host that a password is then sent to.
 */
function RestoringEditor({ definition, saved, entry }: OldValuesProps) {
  const { kind } = definition;
  const change = useQuery({ ...read(getActivity, { id: entry }), staleTime: 'static' });
  const { object, details } = change.data ?? {};
  const isOwn = object?.type === kind && object.id === saved.id;
  const later = useLaterChanges(
    change.data && isOwn ? { ...change.data, object: { type: kind, id: saved.id } } : undefined,
  );
  if (!change.data || !later) {
    return (
      <SetupLoadingScreen
        frame={frameOf(kind, `Edit ${kind}`)}
        subject="The old values"
        problem={change.error ? problemOf(change.error) : undefined}
        onRetry={() => void change.refetch()}
        isRetrying={change.isFetching}
      />
    );
  }
  return (
    <AreaEditor
      definition={definition}
      saved={saved}
      oldValues={isOwn && details ? { details, later } : undefined}
    />
  );
}

/**
 * The last step of creating a connector: an empty form, or one with the values of the connector in `copy`.
 */
export const ConnectorDetailsContainer = ({ kind, match }: KindProps & ScreenProps) => (
  <WithType kind={kind}>
    {(type, query) => (
      <NewConnector kind={kind} match={match} type={type} copy={parseId(query.get('copy') ?? '')} />
    )}
  </WithType>
);

interface NewConnectorProps extends KindProps, ScreenProps {
  readonly type: string;
  /** The connector to duplicate. */
  readonly copy: number | undefined;
}

function NewConnector({ kind, match, type, copy }: NewConnectorProps) {
  const title = copy === undefined ? formTitle(type) : `Duplicate ${kind}`;
  useTitle(title, match);
  return (
    <LoadConnector
      key={copy ?? type}
      kind={kind}
      type={copy === undefined ? type : null}
      id={copy}
      frame={frameOf(kind, title)}
      noFormHref={connectorPaths[kind].select()}
      notFound={<NotFoundContainer match={match} />}
    >
      {(definition, template) => <AreaEditor definition={definition} template={template} />}
    </LoadConnector>
  );
}

/**
 * Edits a saved connector. An archived connector can't be edited, so its address redirects to its detail
 * page.
 */
export function ConnectorEditContainer({ kind, match }: KindProps & ScreenProps) {
  const id = parseId(match.params['id'] ?? '');
  const query = new URLSearchParams(useSearch());
  if (id === undefined) return <NotFoundContainer match={match} />;
  const detail = connectorPaths[kind].detail(id);
  const entry = parseId<'activity'>(query.get(restoreParam) ?? '');
  return (
    <LoadConnector
      key={id}
      kind={kind}
      type={null}
      id={id}
      frame={frameOf(kind, `Edit ${kind}`)}
      noFormHref={detail}
      notFound={<NotFoundContainer match={match} />}
    >
      {(definition, saved) =>
        saved?.status === 'archived' ? (
          <Redirect to={detail} replace />
        ) : saved && entry !== undefined ? (
          <RestoringEditor definition={definition} saved={saved} entry={entry} />
        ) : (
          <AreaEditor definition={definition} saved={saved} />
        )
      }
    </LoadConnector>
  );
}
