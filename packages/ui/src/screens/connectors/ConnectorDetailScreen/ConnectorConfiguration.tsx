import { labelOf } from '../../../domain/entities/catalogue.ts';
import type { Definition } from '../../../domain/connectors/definition/define.ts';
import type { TunnelId } from '../../../domain/entities/id.ts';
import type { Tunnel } from '../../../domain/entities/tunnel.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { ConnectorFacts, lockedNote } from '../../../patterns/ConnectorFacts/ConnectorFacts.tsx';
import { describeConfiguration } from '../../../patterns/ConnectorFacts/connectorFacts.logic.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { LockIcon } from '../../../primitives/Icon/icons/LockIcon.ts';
import type { SourceOrDestination } from '../connectorScreens.ts';
import * as css from './ConnectorDetailScreen.css.ts';

interface ConnectorConfigurationProps {
  connector: SourceOrDestination;
  definition: Remote<Definition | null>;
  tunnels?: Remote<readonly Pick<Tunnel, 'id' | 'name'>[]>;
  hrefOfTunnel?(id: TunnelId): string;
  onRetry(panel: 'definition'): void;
}

/** The saved values with the labels and order of their form. Of secrets, only their presence is shown. */
export function ConnectorConfiguration({
  connector,
  definition,
  tunnels,
  hrefOfTunnel,
  onRetry,
}: ConnectorConfigurationProps) {
  const { tunnelId, type } = connector;
  const known = tunnels?.state === 'ready' ? tunnels.value : [];
  const tunnel = {
    name: known.find(({ id }) => id === tunnelId)?.name,
    href: typeof tunnelId === 'number' ? hrefOfTunnel?.(tunnelId) : undefined,
  };

  // The page's title already shows the name.
  const factsOf = (form: Definition) =>
    describeConfiguration(form, connector, tunnel)
      .flatMap(({ facts }) => facts)
      .filter(({ path }) => path !== 'name');

  return (
    <Card title="Configuration">
      <RemoteView
        remote={definition}
        subject="The configuration"
        skeleton={<LoadingBlock label="Loading configuration" rows={5} />}
        onRetry={() => onRetry('definition')}
      >
        {(form) => {
          const facts = form ? factsOf(form) : [];
          return (
            <>
              <ConnectorFacts facts={facts} isRuled />
              {facts.some(({ isLocked }) => isLocked) && (
                <p className={css.note}>
                  <LockIcon />
                  {lockedNote}
                </p>
              )}
              {form === null && (
                <p className={css.note}>
                  {`This version of the console has no form for ${labelOf(type)}, so its settings can’t be shown.`}
                </p>
              )}
            </>
          );
        }}
      </RemoteView>
    </Card>
  );
}
