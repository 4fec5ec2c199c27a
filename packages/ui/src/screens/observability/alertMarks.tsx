import type { Alert } from '../../domain/observability/alert.ts';
import {
  alertTriggerState,
  alertValueState,
  type AlertTriggerState,
  type AlertValueState,
} from '../../domain/observability/alertFacts.ts';
import { alertTriggerLooks, alertValueLooks } from '../../domain/observability/describeAlert.ts';
import { formatCount } from '../../domain/format/count.ts';
import { useNow } from '../../patterns/PresentProvider/present.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { BellIcon } from '../../primitives/Icon/icons/BellIcon.ts';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { EmptyIcon } from '../../primitives/Icon/icons/EmptyIcon.ts';
import { FailureIcon } from '../../primitives/Icon/icons/FailureIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import * as css from './alertMarks.css.ts';

const triggerIcons: Readonly<Record<AlertTriggerState, IconComponent>> = {
  open: BellIcon,
  acknowledged: CheckIcon,
  resolved: CheckIcon,
  none: EmptyIcon,
};

const valueIcons: Readonly<Record<AlertValueState, IconComponent>> = {
  outside: FailureIcon,
  unreadable: WarningIcon,
  notRun: EmptyIcon,
  wasInside: EmptyIcon,
  inside: SuccessIcon,
};

/** What became of an alert's triggers, and how many wait for a person. Nothing if no trigger is known. */
export function AlertTriggerMark({ alert }: { readonly alert: Alert }) {
  const state = alertTriggerState(alert);
  if (state === undefined || state === 'none') return null;
  const { label, tone } = alertTriggerLooks[state];
  const words = state === 'open' ? `${formatCount(alert.openTriggers ?? 0)} open` : label;
  return (
    <Badge tone={tone} icon={triggerIcons[state]}>
      {words}
    </Badge>
  );
}

interface ValueMarkProps {
  readonly label: string;
  readonly tone: 'critical' | 'caution' | 'positive' | 'neutral' | 'info';
  readonly icon: IconComponent;
}

/** What was measured: a pill only if it needs a person. */
export function ValueMark({ label, tone, icon: Icon }: ValueMarkProps) {
  return tone === 'critical' || tone === 'caution' ? (
    <Badge tone={tone} icon={Icon}>
      {label}
    </Badge>
  ) : (
    <span className={css.quiet[tone === 'positive' ? 'positive' : 'neutral']}>
      <Icon size={16} />
      <span className={css.word}>{label}</span>
    </span>
  );
}

/** What the last run found. Nothing if the service does not tell. */
export function AlertValueMark({ alert }: { readonly alert: Alert }) {
  const state = alertValueState(alert, useNow());
  return state && <ValueMark {...alertValueLooks[state]} icon={valueIcons[state]} />;
}
