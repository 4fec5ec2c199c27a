import { use, useEffect, useRef } from 'react';
import {
  chooseTunnel,
  connectSecurely,
  createTunnel,
  type Connection,
} from '../../domain/forms/values/connection.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { toId, type TunnelId } from '../../domain/entities/id.ts';
import { regionOf } from '../../domain/entities/region.ts';
import {
  activeTunnelsFirst,
  tunnelState,
  tunnelStateLabel,
  tunnelTypeLabel,
  type Tunnel,
} from '../../domain/entities/tunnel.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { searchDebounceMs } from '../../domain/text/limits.ts';
import { incompleteNote } from '../../internal/notes.ts';
import { useDebounced } from '../../internal/useDebounced.ts';
import { RemoteView } from '../../patterns/RemoteView/RemoteView.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ChosenTunnel } from './ChosenTunnel.tsx';
import type { TunnelTemplates } from './TunnelSetup.tsx';
import { NewTunnel } from './NewTunnel.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import * as css from './TunnelSection.css.ts';

export type { TunnelTemplates } from './TunnelSetup.tsx';

/** The actions on tunnels in a form. */
export interface TunnelActions {
  /** The new tunnel's form is valid: create the tunnel, then select it. */
  onCreate(): void;
  /** A tunnel is being created. @default false */
  isCreating?: boolean;
  /** Why the last creation failed, if the error is about no field. */
  problem?: Problem;
  /** Loads the tunnels again. */
  onReload(): void;
  onTest?(tunnelId: TunnelId): void;
  /** Why the last test did not run. While the service limits requests, the button counts down. */
  testProblem?: Problem;
  /** Download addresses of the files that set a tunnel up. */
  templatesOf?(tunnelId: TunnelId): TunnelTemplates;
}

export interface TunnelSectionProps {
  /** A secure connection. */
  value: Connection;
  /** Called when another tunnel, or a new one, is selected. */
  onChange(value: Connection): void;
  /** The tunnels of the account, active ones first; see `activeTunnelsFirst`. */
  tunnels: Remote<readonly Tunnel[]>;
  /** Whether the account has more tunnels than `tunnels`. @default false */
  hasMore?: boolean;
  /** Searches all tunnels of the account if `tunnels` has not all of them; what is found is added to `tunnels`. */
  onSearch?(name: string): void;
  /** Made from `tunnelForm`; cleared whenever the user chooses to create a tunnel (spec §4). */
  newTunnel: FormModel;
  /** The actions on tunnels. */
  actions: TunnelActions;
  /** Why the connection is not valid yet. */
  error?: string;
}

const modes = [
  { value: 'existing', label: 'Use an existing tunnel' },
  { value: 'create', label: 'Create a new tunnel' },
] as const;

const optionOf = (tunnel: Tunnel): SelectOption<string> => ({
  value: String(tunnel.id),
  label: tunnel.name,
  isName: true,
  description: [
    tunnelStateLabel(tunnelState(tunnel)),
    tunnelTypeLabel(tunnel.type),
    ...(tunnel.region ? [regionOf(tunnel.region)?.code ?? ''] : []),
  ].join(' · '),
});

/** The secure tunnel of a connection: an existing one or a new one (spec §2, §4, §5). */
export function TunnelSection(props: TunnelSectionProps) {
  return (
    <div className={css.section}>
      <RemoteView
        remote={props.tunnels}
        subject="The tunnels"
        onRetry={props.actions.onReload}
        skeleton={
          <Loading label="Loading tunnels">
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
    </div>
  );
}

function Tunnels({
  value,
  onChange,
  known,
  hasMore = false,
  onSearch,
  newTunnel,
  actions,
  error,
}: TunnelSectionProps & { known: readonly Tunnel[] }) {
  const isReadOnly = use(ReadOnlyContext);
  // Without tunnels there is no choice: a new one must be created.
  const mode = known.length === 0 && value.tunnelId === null ? 'create' : value.mode;
  const chosen = known.find(({ id }) => id === value.tunnelId);
  const options = activeTunnelsFirst(known).map(optionOf);
  const isUnlisted = value.tunnelId !== null && !chosen;

  const search = useDebounced(searchDebounceMs, (name: string) => onSearch?.(name));
  const note = incompleteNote(hasMore, known.length, 'tunnel');

  // The form of the new tunnel disappears, so the focus moves to the select.
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
              description={note}
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
          {note && onSearch && <SearchField label="Search all tunnels" onChange={search} />}
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
