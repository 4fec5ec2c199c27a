import { alertState, type Alert, type AlertState } from '../../domain/observability/alert.ts';
import { alertStateLabel } from '../../domain/observability/describeAlert.ts';
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { FailureIcon } from '../../primitives/Icon/icons/FailureIcon.ts';
import { InfoIcon } from '../../primitives/Icon/icons/InfoIcon.ts';
import { PausedIcon } from '../../primitives/Icon/icons/PausedIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';

const looks: Readonly<Record<AlertState, { readonly tone: BadgeTone; readonly icon: IconComponent }>> = {
  triggered: { tone: 'critical', icon: FailureIcon },
  acknowledged: { tone: 'info', icon: InfoIcon },
  quiet: { tone: 'positive', icon: SuccessIcon },
  resting: { tone: 'caution', icon: WarningIcon },
  inactive: { tone: 'neutral', icon: PausedIcon },
};

/** The state of an alert, and how many triggers wait for someone. */
export function AlertStateBadge({ alert }: { readonly alert: Alert }) {
  const state = alertState(alert);
  const { openTriggers } = alert;
  return (
    <Badge {...looks[state]}>
      {state === 'triggered' && openTriggers ? `${openTriggers} open` : alertStateLabel(state)}
    </Badge>
  );
}
