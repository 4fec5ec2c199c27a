import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { PrerequisitesScreen } from '@millrace/ui/screens/PrerequisitesScreen';

import { useAddresses } from '../connectors/editor/useAddresses.ts';
import { useGuide } from '../connectors/editor/useGuide.ts';
import type { ScreenProps } from '../router/screens.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { setupRoutes } from './setupRoutes.ts';

interface Props {
  readonly kind: ConnectorKind;
  readonly type: string;
  readonly setup: Setup;
}

function Prerequisites({ kind, type, setup }: Props) {
  const { frame, hrefOf, pipeline } = setup;
  return (
    <PrerequisitesScreen
      frame={frame}
      kind={kind}
      type={type}
      {...useGuide(type)}
      addresses={useAddresses(kind, type, pipeline.region)}
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

/** What to prepare before filling in a source or destination. */
export const SourcePrerequisitesContainer = containerOf('source');
export const DestinationPrerequisitesContainer = containerOf('destination');
