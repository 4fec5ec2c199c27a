import type { Definition } from '@millrace/ui/domain/connectors';
import { parseId } from '@millrace/ui/domain/entities';
import { connectorPaths } from '@millrace/ui/domain/routes';

import { Redirect } from '../../router/location.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../../router/screens.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
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
export function ConnectorDetailsContainer({ kind, match }: KindProps & ScreenProps) {
  return (
    <WithType kind={kind}>
      {(type, query) => {
        const copy = parseId(query.get('copy') ?? '');
        return (
          <LoadConnector
            key={copy ?? type}
            kind={kind}
            type={copy === undefined ? type : null}
            id={copy}
            frame={frameOf(kind, `Configure the ${kind}`)}
            noFormHref={connectorPaths[kind].select()}
            notFound={<NotFoundContainer match={match} />}
          >
            {(definition, template) => <AreaEditor definition={definition} template={template} />}
          </LoadConnector>
        );
      }}
    </WithType>
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
