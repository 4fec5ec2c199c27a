import type { Definition } from '@millrace/ui/domain/connectors';
import { parseId } from '@millrace/ui/domain/entities';
import { connectorPaths } from '@millrace/ui/domain/routes';

import { Redirect } from '../../router/location.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../../router/screens.ts';
import { useTitle } from '../../router/useTitle.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { formTitle } from '../data/formTitle.ts';
import { ConnectorEditor, LoadConnector } from '../editor/ConnectorEditor.tsx';
import type { KindProps } from './kindProps.ts';
import { useAreaJourney } from './useAreaJourney.ts';
import { frameOf, WithType } from './WithType.tsx';

function AreaEditor(props: {
  readonly definition: Definition;
  readonly saved?: SavedConnector;
  readonly template?: SavedConnector;
}) {
  const { definition, saved, template } = props;
  const journey = useAreaJourney({ definition, saved, template });
  return <ConnectorEditor definition={definition} saved={saved} template={template} journey={journey} />;
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
  if (id === undefined) return <NotFoundContainer match={match} />;
  const detail = connectorPaths[kind].detail(id);
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
        ) : (
          <AreaEditor definition={definition} saved={saved} />
        )
      }
    </LoadConnector>
  );
}
