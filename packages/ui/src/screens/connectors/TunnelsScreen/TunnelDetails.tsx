import type { TunnelId } from '../../../domain/entities/id.ts';
import { cloudProviders } from '../../../domain/entities/newTunnelRegions.ts';
import { regionOf } from '../../../domain/entities/region.ts';
import { tunnelTypeLabel, type Tunnel } from '../../../domain/entities/tunnel.ts';
import { tunnelEntity, type TunnelAction } from '../../../domain/connectors/tunnels/tunnelActions.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { failed, ready, type Remote } from '../../../domain/outcome/remote.ts';
import {
  describeTunnelState,
  TunnelSetup,
  TunnelStateBadge,
  type TunnelTemplates,
} from '../../../forms/TunnelSection/TunnelSetup.tsx';
import { ConnectorFacts } from '../../../patterns/ConnectorFacts/ConnectorFacts.tsx';
import type { ConnectorFact } from '../../../patterns/ConnectorFacts/connectorFacts.logic.ts';
import type { LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { DetailActions } from '../../../patterns/ResourceDetail/DetailActions.tsx';
import { ResourceDetail } from '../../../patterns/ResourceDetail/ResourceDetail.tsx';
import type { ActionRequest } from '../../../patterns/ResourceList/actionControls.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './TunnelsScreen.css.ts';

export interface TunnelDetailsProps {
  /** All tunnels of the account, in any order. */
  tunnels: Remote<readonly Tunnel[]>;
  /** Whether the account has more tunnels than `tunnels`. @default false */
  hasMore?: boolean;
  /** The tunnel whose details are shown. */
  openId: TunnelId;
  /** The address of the list of tunnels. */
  listHref: string;
  /** Called with an action on a tunnel. */
  onAction(request: ActionRequest<TunnelAction, Tunnel>): void;
  /** Download addresses of the files that set a tunnel up. */
  templatesOf?(id: TunnelId): TunnelTemplates;
  /** A connection test is running; its modal shows the progress. @default false */
  isTesting?: boolean;
  /** Why the last test did not run. While the service limits requests, the button counts down. */
  testProblem?: Problem;
  /** State of live updates; omitted if the service has no realtime. */
  live?: LiveState;
  /** Loads the tunnels again after a failure. */
  onRetry(): void;
}

/** The open tunnel. One that is missing from the list is treated like a 404 from the service. */
const findIn = (tunnels: Remote<readonly Tunnel[]>, openId: TunnelId): Remote<Tunnel> => {
  if (tunnels.state !== 'ready') return tunnels;
  const tunnel = tunnels.value.find(({ id }) => id === openId);
  return tunnel ? { ...tunnels, ...ready(tunnel) } : failed({ kind: 'http', status: 404 });
};

const factsOf = ({ type, provider, region, sshHost, sshPort, sshUser }: Tunnel): readonly ConnectorFact[] => {
  const place = region ? regionOf(region) : undefined;
  return [
    { label: 'Type', value: tunnelTypeLabel(type) },
    { label: 'Provider', value: cloudProviders.find(({ value }) => value === provider)?.label },
    { label: 'Region', value: place && `${place.label} · ${place.code}` },
    { label: 'SSH host', value: sshHost ?? undefined, isMono: true },
    { label: 'SSH port', value: sshPort ? String(sshPort) : undefined, isMono: true },
    { label: 'SSH user', value: sshUser ?? undefined, isMono: true },
  ];
};

const headFrom =
  ({ onAction, isTesting, testProblem }: TunnelDetailsProps) =>
  (tunnel: Tunnel) => ({
    name: tunnel.name,
    subtitle: tunnelTypeLabel(tunnel.type),
    status: <TunnelStateBadge tunnel={tunnel} />,
    actions: (
      <DetailActions
        entity={tunnelEntity}
        pages={{}}
        item={tunnel}
        buttons={['test']}
        testing={{ isPending: isTesting, problem: testProblem }}
        onAction={onAction}
      />
    ),
  });

/** One tunnel: its settings, its state, and what its other side needs. */
export function TunnelDetails(props: TunnelDetailsProps) {
  const { tunnels, openId, listHref, templatesOf, live, onRetry } = props;
  return (
    <ResourceDetail
      noun="tunnel"
      resource={findIn(tunnels, openId)}
      list={{ label: 'Tunnels', href: listHref }}
      head={headFrom(props)}
      selected="overview"
      live={live}
      hasSubtitle
      skeleton={
        <Card title="Configuration">
          <Skeleton height={240} />
        </Card>
      }
      onRetry={onRetry}
    >
      {(tunnel) => (
        <div className={css.details}>
          <Card title="Configuration">
            <ConnectorFacts facts={factsOf(tunnel)} isRuled />
          </Card>
          <Card title="Setup">
            <div className={css.setup}>
              <p>{describeTunnelState(tunnel)}</p>
              <TunnelSetup tunnel={tunnel} templates={templatesOf?.(tunnel.id)} />
            </div>
          </Card>
        </div>
      )}
    </ResourceDetail>
  );
}
