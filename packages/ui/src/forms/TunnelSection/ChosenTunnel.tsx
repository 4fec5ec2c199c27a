import type { TunnelId } from '../../domain/entities/id.ts';
import {
  isSshTunnel,
  tunnelState,
  tunnelStateLabel,
  type Tunnel,
  type TunnelState,
} from '../../domain/entities/tunnel.ts';
import type { Problem } from '../../domain/problem.ts';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { PausedIcon } from '../../primitives/Icon/icons/PausedIcon.ts';
import { PlugIcon } from '../../primitives/Icon/icons/PlugIcon.ts';
import { StartingIcon } from '../../primitives/Icon/icons/StartingIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { CopyBlock } from './CopyBlock.tsx';
import { hostCommands } from './tunnelCommands.ts';
import * as css from './TunnelSection.css.ts';

/** The two files that set a tunnel up (spec §7). */
export interface TunnelTemplates {
  readonly cloudFormation: string;
  readonly installScript: string;
}

interface ChosenTunnelProps {
  tunnel: Tunnel;
  onTest?(tunnelId: TunnelId): void;
  testProblem?: Problem;
  templates?: TunnelTemplates;
}

const looks: Record<TunnelState, { tone: BadgeTone; icon: IconComponent }> = {
  waitingForSetup: { tone: 'caution', icon: StartingIcon },
  active: { tone: 'positive', icon: SuccessIcon },
  inactive: { tone: 'neutral', icon: PausedIcon },
};

const isReverse = ({ type }: Tunnel): boolean => type === 2;

const setUps = (tunnel: Tunnel): string => {
  if (isReverse(tunnel))
    return 'Run the install script on a host that reaches the database, then test the tunnel.';
  return isSshTunnel(tunnel)
    ? 'Add the public key to the SSH host, then test the tunnel.'
    : 'Set up the other side, then test the tunnel.';
};

/** Reverse tunnels are set up and yet inactive until the other side dials in; that is worth saying. */
const meanings: Record<TunnelState, (tunnel: Tunnel) => string> = {
  waitingForSetup: setUps,
  active: () => 'The other side is connected.',
  inactive: () => 'It is set up, and waits for the other side to connect.',
};

/** The tunnel that was chosen: how it stands, and what is left to do. */
export function ChosenTunnel({ tunnel, onTest, testProblem, templates }: ChosenTunnelProps) {
  const restSeconds = useCountdown(testProblem);
  const state = tunnelState(tunnel);
  const { tone, icon } = looks[state];
  const key = tunnel.sshPublicKey?.trim();
  return (
    <div className={css.panel}>
      <div className={css.row}>
        <Badge tone={tone} icon={icon}>
          {tunnelStateLabel(state)}
        </Badge>
        <span className={css.meaning}>
          <Text size="small" tone="muted">
            {meanings[state](tunnel)}
          </Text>
        </span>
        {onTest && (
          <Button size="small" icon={PlugIcon} isDisabled={restSeconds > 0} onPress={() => onTest(tunnel.id)}>
            {restSeconds > 0 ? `Test again in ${restSeconds} s` : 'Test tunnel'}
          </Button>
        )}
      </div>
      {state !== 'active' && (
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
      )}
    </div>
  );
}
