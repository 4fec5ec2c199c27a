import type { TunnelId } from '../../domain/entities/id.ts';
import { tunnelState, type Tunnel } from '../../domain/entities/tunnel.ts';
import { formatWait } from '../../domain/format/wait.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { PlugIcon } from '../../primitives/Icon/icons/PlugIcon.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { describeTunnelState, TunnelSetup, TunnelStateBadge, type TunnelTemplates } from './TunnelSetup.tsx';
import * as css from './TunnelSection.css.ts';

interface ChosenTunnelProps {
  tunnel: Tunnel;
  onTest?(tunnelId: TunnelId): void;
  testProblem?: Problem;
  templates?: TunnelTemplates;
}

/** The selected tunnel: its state, and what remains to do. */
export function ChosenTunnel({ tunnel, onTest, testProblem, templates }: ChosenTunnelProps) {
  const restSeconds = useCountdown(testProblem);
  return (
    <div className={css.panel}>
      <div className={css.row}>
        <TunnelStateBadge tunnel={tunnel} />
        <span className={css.meaning}>
          <Text size="small" tone="muted">
            {describeTunnelState(tunnel)}
          </Text>
        </span>
        {onTest && (
          <Button size="small" icon={PlugIcon} isDisabled={restSeconds > 0} onPress={() => onTest(tunnel.id)}>
            {restSeconds > 0 ? `Test again in ${formatWait(restSeconds)}` : 'Test tunnel'}
          </Button>
        )}
      </div>
      {tunnelState(tunnel) !== 'active' && <TunnelSetup tunnel={tunnel} templates={templates} />}
    </div>
  );
}
