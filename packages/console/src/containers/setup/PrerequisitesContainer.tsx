import { problemOf } from '@millrace/ui/domain';
import { PrerequisitesScreen } from '@millrace/ui/screens/PrerequisitesScreen';
import { useQuery } from '@tanstack/react-query';

import type { ConnectorKind } from '../../queries/connectorCalls.ts';
import { helpArticleQuery } from '../../queries/infrastructure.ts';
import { toRemote } from '../../queries/toRemote.ts';
import type { ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../services.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { setupRoutes } from './setupRoutes.ts';

interface Props {
  readonly kind: ConnectorKind;
  readonly type: string;
  readonly setup: Setup;
}

function Prerequisites({ kind, type, setup }: Props) {
  const { frame, hrefOf } = setup;
  const { client } = useServices();
  const article = useQuery(helpArticleQuery(client, type));
  // Not every connector has an article; then there is nothing to try again.
  const hasNone = article.error !== null && problemOf(article.error).status === 404;
  return (
    <PrerequisitesScreen
      frame={frame}
      kind={kind}
      type={type}
      article={hasNone ? undefined : toRemote(article)}
      onRetry={() => void article.refetch()}
      back={backLink(setup)}
      changeHref={hrefOf(setupRoutes[kind].select)}
      continueHref={hrefOf(setupRoutes[kind].create, type)}
    />
  );
}

const containerOf = (kind: ConnectorKind) =>
  function PrerequisitesContainer({ match }: ScreenProps) {
    return (
      <SetupContainer match={match}>
        {(setup) => setup.type !== null && <Prerequisites kind={kind} type={setup.type} setup={setup} />}
      </SetupContainer>
    );
  };

/** What has to be prepared before an end is filled in. */
export const SourcePrerequisitesContainer = containerOf('source');
export const DestinationPrerequisitesContainer = containerOf('destination');
