import { useId, useRef } from 'react';
import {
  isSshTunnel,
  tunnelState,
  tunnelStateLabel,
  type Tunnel,
  type TunnelState,
} from '../../domain/entities/tunnel.ts';
import { CopyButton } from '../../patterns/CopyButton/CopyButton.tsx';
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { PausedIcon } from '../../primitives/Icon/icons/PausedIcon.ts';
import { StartingIcon } from '../../primitives/Icon/icons/StartingIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { hostCommands } from './tunnelCommands.ts';
import * as css from './TunnelSection.css.ts';

/** The two files that set a tunnel up (spec §7). */
export interface TunnelTemplates {
  readonly cloudFormation: string;
  readonly installScript: string;
}

const looks: Record<Exclude<TunnelState, 'unknown'>, { tone: BadgeTone; icon: IconComponent }> = {
  waitingForSetup: { tone: 'caution', icon: StartingIcon },
  active: { tone: 'positive', icon: SuccessIcon },
  inactive: { tone: 'neutral', icon: PausedIcon },
};

/** The state of a tunnel: icon, word and colour; a dash if the service does not say. */
export function TunnelStateBadge({ tunnel }: { tunnel: Tunnel }) {
  const state = tunnelState(tunnel);
  if (state === 'unknown') return tunnelStateLabel(state);
  return <Badge {...looks[state]}>{tunnelStateLabel(state)}</Badge>;
}

const isReverse = ({ type }: Tunnel): boolean => type === 2;

const setUps = (tunnel: Tunnel): string => {
  if (isReverse(tunnel))
    return 'Run the install script on a host that reaches the database, then test the tunnel.';
  return isSshTunnel(tunnel)
    ? 'Add the public key to the SSH host, then test the tunnel.'
    : 'Set up the other side, then test the tunnel.';
};

/** Reverse tunnels are ready but inactive until the other side connects. */
const meanings: Record<TunnelState, (tunnel: Tunnel) => string> = {
  waitingForSetup: setUps,
  active: () => 'The other side is connected.',
  inactive: () => 'Set up. Waiting for the other side to connect.',
  unknown: () => 'Test the tunnel to see whether the other side is connected.',
};

/** What a tunnel's state means, and what to do next. */
export const describeTunnelState = (tunnel: Tunnel): string => meanings[tunnelState(tunnel)](tunnel);

interface CopyBlockProps {
  label: string;
  text: string;
}

/** A public key or a command, to copy to another machine. */
function CopyBlock({ label, text }: CopyBlockProps) {
  const labelId = useId();
  const source = useRef<HTMLElement>(null);
  return (
    <div className={css.block} role="group" aria-labelledby={labelId}>
      <div className={css.blockHead}>
        <span id={labelId} className={css.blockLabel}>
          {label}
        </span>
        <CopyButton text={text} source={source} subject={label.toLowerCase()} variant="ghost" />
      </div>
      <code ref={source} className={css.code} translate="no">
        {text}
      </code>
    </div>
  );
}

interface TunnelSetupProps {
  tunnel: Tunnel;
  templates?: TunnelTemplates;
}

/** What the other side of a tunnel needs: key, endpoint, commands and files, to copy or download. */
export function TunnelSetup({ tunnel, templates }: TunnelSetupProps) {
  const key = tunnel.sshPublicKey?.trim();
  return (
    <>
      {key && <CopyBlock label="Public key" text={key} />}
      {isReverse(tunnel) && tunnel.sshHost && tunnel.sshPort && (
        <CopyBlock label="Endpoint" text={`${tunnel.sshHost}:${tunnel.sshPort}`} />
      )}
      {hostCommands(tunnel).map(({ label, command }) => (
        <CopyBlock key={label} label={label} text={command} />
      ))}
      {templates && (
        <div className={css.row}>
          {!isReverse(tunnel) && (
            <Link href={templates.cloudFormation} target="_blank" rel="noopener noreferrer">
              CloudFormation template
            </Link>
          )}
          <Link href={templates.installScript} target="_blank" rel="noopener noreferrer">
            Install script
          </Link>
        </div>
      )}
    </>
  );
}
