import { use, useEffect, useRef } from 'react';
import {
  chooseTunnel,
  connectSecurely,
  createTunnel,
  type Connection,
} from '../../domain/forms/connection.ts';
import type { FormModel } from '../../domain/forms/formState.ts';
import { toId, type TunnelId } from '../../domain/entities/id.ts';
import { regionOf } from '../../domain/entities/region.ts';
import {
  activeTunnelsFirst,
  tunnelState,
  tunnelStateLabel,
  tunnelTypeLabel,
  type Tunnel,
} from '../../domain/entities/tunnel.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Remote } from '../../domain/remote.ts';
import { RemoteView } from '../../patterns/RemoteView/RemoteView.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ChosenTunnel } from './ChosenTunnel.tsx';
import type { TunnelTemplates } from './TunnelSetup.tsx';
import { NewTunnel } from './NewTunnel.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import * as css from './TunnelSection.css.ts';

/** What can be done about tunnels while a form is filled in. */
export interface TunnelActions {
  /** The new tunnel's form is filled in rightly: create it, then choose it. */
  onCreate(): void;
  /** A new tunnel is being made. @default false */
  isCreating?: boolean;
  /** Why the last creation failed, where it is about no field. */
  problem?: Problem;
  /** Reads the tunnels again. */
  onReload(): void;
  onTest?(tunnelId: TunnelId): void;
  /** Why the last test was not made; while the service asks to be spared, the button says how long. */
  testProblem?: Problem;
  /** Where the files to set a tunnel up are downloaded from. */
  templatesOf?(tunnelId: TunnelId): TunnelTemplates;
}

export interface TunnelSectionProps {
  /** A secure connection. */
  value: Connection;
  /** Another tunnel was chosen, or a new one is to be made. */
  onChange(value: Connection): void;
  /** The tunnels of the account, active ones first; see `activeTunnelsFirst`. */
  tunnels: Remote<readonly Tunnel[]>;
  /** Made from `tunnelForm`; emptied whenever a new tunnel is begun (spec §4). */
  newTunnel: FormModel;
  /** What can be done with a tunnel here. */
  actions: TunnelActions;
  /** Why the connection cannot be used yet. */
  error?: string;
}

const modes = [
  { value: 'existing', label: 'Use an existing tunnel' },
  { value: 'create', label: 'Create a new one' },
] as const;

const optionOf = (tunnel: Tunnel): SelectOption<string> => ({
  value: String(tunnel.id),
  label: tunnel.name,
  description: [
    tunnelStateLabel(tunnelState(tunnel)),
    tunnelTypeLabel(tunnel.type),
    ...(tunnel.region ? [regionOf(tunnel.region)?.code ?? ''] : []),
  ].join(' · '),
});

/** The secure tunnel of a connection: one that there is, or a new one (spec §2, §4, §5). */
export function TunnelSection(props: TunnelSectionProps) {
  return (
    <>
      <RemoteView
        remote={props.tunnels}
        onRetry={props.actions.onReload}
        skeleton={
          <Loading label="Loading the tunnels">
            <div className={css.section}>
              <Skeleton width={320} height={34} />
              <Skeleton height={36} />
            </div>
          </Loading>
        }
      >
        {(tunnels) => <Tunnels {...props} known={tunnels} />}
      </RemoteView>
      {props.tunnels.state !== 'ready' && props.error && <p className={css.error}>{props.error}</p>}
    </>
  );
}

function Tunnels({
  value,
  onChange,
  known,
  newTunnel,
  actions,
  error,
}: TunnelSectionProps & { known: readonly Tunnel[] }) {
  const isReadOnly = use(ReadOnlyContext);
  // With no tunnel there is nothing to choose from: one has to be made.
  const mode = known.length === 0 && value.tunnelId === null ? 'create' : value.mode;
  const chosen = known.find(({ id }) => id === value.tunnelId);
  const options = activeTunnelsFirst(known).map(optionOf);
  const isUnlisted = value.tunnelId !== null && !chosen;

  // What the tunnel was made with is gone; the focus goes to where it is chosen now.
  const chooser = useRef<HTMLDivElement>(null);
  const wasCreating = useRef(false);
  const isCreating = actions.isCreating ?? false;
  useEffect(() => {
    if (wasCreating.current && !isCreating) chooser.current?.querySelector('button')?.focus();
    wasCreating.current = isCreating;
  }, [isCreating]);

  const choose = (next: Connection['mode']): void => {
    if (next === mode || isReadOnly) return;
    newTunnel.reset();
    onChange(next === 'create' ? createTunnel() : connectSecurely(known));
  };
  return (
    <div className={css.section}>
      {known.length > 0 && (
        <SegmentedControl label="Secure tunnel" segments={modes} value={mode} onChange={choose} />
      )}
      {mode === 'existing' ? (
        <>
          <div ref={chooser}>
            <Select
              label="Secure tunnel"
              isRequired
              isDisabled={isReadOnly}
              error={error}
              placeholder="Choose a tunnel"
              options={
                isUnlisted
                  ? [...options, { value: String(value.tunnelId), label: `Tunnel ${value.tunnelId}` }]
                  : options
              }
              value={value.tunnelId === null ? null : String(value.tunnelId)}
              onChange={(id) => onChange(chooseTunnel(toId(Number(id))))}
            />
          </div>
          {chosen && (
            <ChosenTunnel
              tunnel={chosen}
              onTest={actions.onTest}
              testProblem={actions.testProblem}
              templates={actions.templatesOf?.(chosen.id)}
            />
          )}
        </>
      ) : (
        <>
          <NewTunnel
            form={newTunnel}
            onCreate={actions.onCreate}
            isCreating={isCreating}
            problem={actions.problem}
          />
          {error && <p className={css.error}>{error}</p>}
        </>
      )}
    </div>
  );
}
